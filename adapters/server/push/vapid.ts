import { createECDH, createPrivateKey, hkdfSync, sign } from "node:crypto";

/** How long push services believe a token; the most that they accept is a day. */
const TOKEN_SECONDS = 12 * 3600;
/** A token is used again for half of its time. */
const REUSE_MS = (TOKEN_SECONDS / 2) * 1000;
const MAX_TOKENS = 20;
const KEY_BYTES = 32;
/** Sixteen bytes more than the key has, so that every private key is as likely. */
const DERIVED_BYTES = 48;
/** The order of P-256. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/** The house's identity at push services (RFC 8292). */
export interface Vapid {
  /** base64url of the point. */
  readonly publicKey: string;
  /** The value of `Authorization` for a push service. */
  authorization(origin: string, nowMs: number): string;
}

/** The same key for the same secret, so houses that share a secret share it, and nobody stores it. */
export function derivedVapidKey(secretKey: string): Buffer {
  const bytes = Buffer.from(hkdfSync("sha256", secretKey, "", "sanam vapid key", DERIVED_BYTES));
  const scalar = (BigInt(`0x${bytes.toString("hex")}`) % (ORDER - 1n)) + 1n;
  return Buffer.from(scalar.toString(16).padStart(KEY_BYTES * 2, "0"), "hex");
}

/** A private key as tools write it: base64url of 32 bytes. Undefined for anything else. */
export function readVapidKey(text: string): Buffer | undefined {
  if (!/^[A-Za-z0-9_-]{43}=?$/.test(text)) return undefined;
  const key = Buffer.from(text, "base64url");
  const scalar = BigInt(`0x${key.toString("hex")}`);
  return scalar > 0n && scalar < ORDER ? key : undefined;
}

/** `subject` is `mailto:` or `https:`, where a push service reaches the operator. */
export function createVapid(privateKey: Buffer, subject: string): Vapid {
  const ecdh = createECDH("prime256v1");
  ecdh.setPrivateKey(privateKey);
  const point = ecdh.getPublicKey();
  const key = createPrivateKey({
    format: "jwk",
    key: {
      kty: "EC",
      crv: "P-256",
      x: point.subarray(1, 1 + KEY_BYTES).toString("base64url"),
      y: point.subarray(1 + KEY_BYTES).toString("base64url"),
      d: privateKey.toString("base64url"),
    },
  });
  const publicKey = point.toString("base64url");
  const tokens = new Map<string, { readonly value: string; readonly until: number }>();

  function tokenFor(aud: string, nowMs: number): string {
    const exp = Math.floor(nowMs / 1000) + TOKEN_SECONDS;
    const text = `${base64url({ typ: "JWT", alg: "ES256" })}.${base64url({ aud, exp, sub: subject })}`;
    return `${text}.${sign("sha256", Buffer.from(text), { key, dsaEncoding: "ieee-p1363" }).toString("base64url")}`;
  }

  return {
    publicKey,
    authorization(origin, nowMs) {
      const known = tokens.get(origin);
      if (known && nowMs < known.until) return known.value;
      if (tokens.size >= MAX_TOKENS) tokens.clear();
      const value = `vapid t=${tokenFor(origin, nowMs)}, k=${publicKey}`;
      tokens.set(origin, { value, until: nowMs + REUSE_MS });
      return value;
    },
  };
}

function base64url(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}
