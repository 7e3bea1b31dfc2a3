import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import type { PushAddress } from "../../../../core/site/push.ts";

/** A browser's side of a subscription. */
export interface PushReceiver {
  readonly keys: Omit<PushAddress, "endpoint">;
  /** The text of a body. Throws for one that was encrypted for another browser, or changed. */
  decrypt(body: Buffer): string;
}

/** Reads pushes as a browser does (RFC 8291, RFC 8188). */
export function createPushReceiver(privateKey?: Buffer, auth = randomBytes(16)): PushReceiver {
  const ecdh = createECDH("prime256v1");
  if (privateKey) ecdh.setPrivateKey(privateKey);
  else ecdh.generateKeys();
  const own = ecdh.getPublicKey();
  const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync("sha256", secret, salt, info, length));
  return {
    keys: { p256dh: own.toString("base64url"), auth: auth.toString("base64url") },
    decrypt(body) {
      const salt = body.subarray(0, 16);
      const senderEnd = 21 + (body[20] ?? 0);
      const sender = body.subarray(21, senderEnd);
      const secret = derive(
        ecdh.computeSecret(sender),
        auth,
        Buffer.concat([Buffer.from("WebPush: info\0"), own, sender]),
        32,
      );
      const key = derive(secret, salt, "Content-Encoding: aes128gcm\0", 16);
      const decipher = createDecipheriv("aes-128-gcm", key, derive(secret, salt, "Content-Encoding: nonce\0", 12));
      decipher.setAuthTag(body.subarray(-16));
      const record = Buffer.concat([decipher.update(body.subarray(senderEnd, -16)), decipher.final()]);
      const end = record.lastIndexOf(2);
      if (record.subarray(end + 1).some((byte) => byte !== 0)) throw new Error("no mark of the last record");
      return record.subarray(0, end).toString();
    },
  };
}
