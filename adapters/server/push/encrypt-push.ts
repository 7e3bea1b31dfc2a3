import { createCipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import type { PushAddress } from "../../../core/site/push.ts";

const CURVE = "prime256v1";
const SALT_BYTES = 16;
const TAG_BYTES = 16;
const KEY_BYTES = 16;
const NONCE_BYTES = 12;
const SHARED_BYTES = 32;
/** One record holds it all. */
const RECORD_SIZE = 4096;
/** The mark of the last record. */
const LAST_RECORD = 2;
/** All bodies have this length, so that it says nothing about the message. */
const PADDED_BYTES = 256;

/** What is random in an encryption. The tests give what the RFC's example has. */
export interface PushRandomness {
  readonly salt: Buffer;
  /** The private key of this one message. */
  readonly privateKey?: Buffer;
  readonly paddedBytes: number;
}

/**
 * The body of a push by RFC 8291 (`aes128gcm`), which only the browser of the address can read. Ours, because all of it
 * is in Node's crypto, and the packages that do it bring fifteen others. Throws for keys that are no point of the curve.
 */
export function encryptPush(
  text: string,
  { p256dh, auth }: Pick<PushAddress, "p256dh" | "auth">,
  { salt, privateKey, paddedBytes }: PushRandomness = { salt: randomBytes(SALT_BYTES), paddedBytes: PADDED_BYTES },
): Buffer {
  const browserKey = Buffer.from(p256dh, "base64url");
  const ecdh = createECDH(CURVE);
  if (privateKey) ecdh.setPrivateKey(privateKey);
  else ecdh.generateKeys();
  const ownKey = ecdh.getPublicKey();

  const info = Buffer.concat([Buffer.from("WebPush: info\0"), browserKey, ownKey]);
  const shared = hkdf(ecdh.computeSecret(browserKey), Buffer.from(auth, "base64url"), info, SHARED_BYTES);
  const key = hkdf(shared, salt, Buffer.from("Content-Encoding: aes128gcm\0"), KEY_BYTES);
  const nonce = hkdf(shared, salt, Buffer.from("Content-Encoding: nonce\0"), NONCE_BYTES);

  const content = Buffer.from(text);
  const record = Buffer.alloc(Math.max(content.length + 1, paddedBytes));
  content.copy(record);
  record[content.length] = LAST_RECORD;
  if (record.length + TAG_BYTES > RECORD_SIZE) throw new Error("a push of more than one record");
  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  const sealed = Buffer.concat([cipher.update(record), cipher.final(), cipher.getAuthTag()]);

  const head = Buffer.alloc(SALT_BYTES + 5);
  salt.copy(head);
  head.writeUInt32BE(RECORD_SIZE, SALT_BYTES);
  head[SALT_BYTES + 4] = ownKey.length;
  return Buffer.concat([head, ownKey, sealed]);
}

function hkdf(secret: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, salt, info, bytes));
}
