import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import type { Passwords } from "../ports/passwords.ts";

interface Cost {
  /** A power of two. */
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

// OWASP's password storage cheat sheet gives this as equal to N = 2^17, p = 1, at an eighth of the memory (16 MB).
const DEFAULT_COST: Cost = { N: 2 ** 14, r: 8, p: 5 };
const KEY_BYTES = 32;
const SALT_BYTES = 16;
const MAX_MEMORY = 256 * 1024 * 1024;

/** `scrypt$N$r$p$salt$key`: a hash carries its cost, so that the cost can rise without locking anybody out. */
export function createScryptPasswords(cost: Cost = DEFAULT_COST): Passwords {
  function written(salt: Buffer, key: Buffer): string {
    return ["scrypt", cost.N, cost.r, cost.p, salt.toString("base64url"), key.toString("base64url")].join("$");
  }

  return {
    async hash(password) {
      const salt = randomBytes(SALT_BYTES);
      return written(salt, await derive(password, salt, cost));
    },
    decoy: () => written(randomBytes(SALT_BYTES), randomBytes(KEY_BYTES)),
    async verify(password, hash) {
      const [name, N, r, p, salt, kept] = hash.split("$");
      if (name !== "scrypt" || !salt || !kept) return false;
      const expected = Buffer.from(kept, "base64url");
      if (expected.length !== KEY_BYTES) return false;
      const itsCost = { N: Number(N), r: Number(r), p: Number(p) };
      return timingSafeEqual(await derive(password, Buffer.from(salt, "base64url"), itsCost), expected);
    },
  };
}

function derive(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // The same text can reach us composed differently by another keyboard.
    scrypt(password.normalize("NFC"), salt, KEY_BYTES, { ...cost, maxmem: MAX_MEMORY }, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}
