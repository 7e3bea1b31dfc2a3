import type { Tokens } from "../ports/tokens.ts";
import { randomHex, toHex } from "./hex.ts";

export function createWebCryptoTokens(crypto: Crypto): Tokens {
  return {
    create: () => randomHex(crypto, 32),
    hash: async (token) =>
      toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token)))),
  };
}

/** Evenly spread in [0, 1), from 48 random bits. */
export function webCryptoRandom(crypto: Crypto): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return ((high >>> 16) * 2 ** 32 + low) / 2 ** 48;
}

/** A uuid of version 4; older browsers have no `randomUUID`. */
export function newUuid(crypto: Crypto): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return toHex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
