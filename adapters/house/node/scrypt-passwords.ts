import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import type { Passwords } from "../ports/passwords.ts";

interface Cost {
  /** A power of two. */
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

// OWASP's password storage cheat sheet: as strong as N = 2^17, p = 1, with an eighth of the memory (16 MB).
const DEFAULT_COST: Cost = { N: 2 ** 14, r: 8, p: 5 };
const KEY_BYTES = 32;
const SALT_BYTES = 16;
const MAX_MEMORY = 256 * 1024 * 1024;

/** What a key is made of. */
export interface KeyOrder {
  readonly text: string;
  readonly salt: Uint8Array;
  readonly bytes: number;
  readonly options: ScryptOptions;
}

export type DeriveKey = (order: KeyOrder) => Promise<Buffer>;

/** What makes the keys; in Node's own pool of threads by default. */
export interface ScryptRunner {
  readonly threads?: number;
  readonly derive: DeriveKey;
  readonly close?: () => Promise<void>;
}

/** Writes `scrypt$N$r$p$salt$key`. The hash contains its cost, so old hashes still verify when the cost rises. */
export function createScryptPasswords(cost: Cost = DEFAULT_COST, runner: ScryptRunner = IN_POOL): Passwords {
  const { derive, threads } = runner;

  function keyOf(password: string, salt: Buffer, { N, r, p }: Cost): Promise<Buffer> {
    // Another keyboard may encode the same text as other code points.
    const text = password.normalize("NFC");
    return derive({ text, salt, bytes: KEY_BYTES, options: { N, r, p, maxmem: MAX_MEMORY } });
  }

  function format(salt: Buffer, key: Buffer): string {
    return ["scrypt", cost.N, cost.r, cost.p, salt.toString("base64url"), key.toString("base64url")].join("$");
  }

  return {
    ...(threads !== undefined && { threads }),
    close: async () => runner.close?.(),
    async hash(password) {
      const salt = randomBytes(SALT_BYTES);
      return format(salt, await keyOf(password, salt, cost));
    },
    decoy: () => format(randomBytes(SALT_BYTES), randomBytes(KEY_BYTES)),
    async verify(password, hash) {
      const [name, N, r, p, salt, key] = hash.split("$");
      if (name !== "scrypt" || !salt || !key) return false;
      const expected = Buffer.from(key, "base64url");
      if (expected.length !== KEY_BYTES) return false;
      const hashCost = { N: Number(N), r: Number(r), p: Number(p) };
      return timingSafeEqual(await keyOf(password, Buffer.from(salt, "base64url"), hashCost), expected);
    },
  };
}

const IN_POOL: ScryptRunner = {
  derive: ({ text, salt, bytes, options }) =>
    new Promise((resolve, reject) => {
      scrypt(text, salt, bytes, options, (error, key) => {
        if (error) reject(error);
        else resolve(key);
      });
    }),
};
