import type { Passwords, Tokens } from "../ports/passwords.ts";

const SALT_BYTES = 16;
const KEY_BYTES = 32;
/** A sixth of what OWASP advises for PBKDF2 with SHA-256: the passwords of a demo are public, and phones are slow. */
const DEMO_ITERATIONS = 100_000;

/** Writes `pbkdf2$iterations$salt$key`, in hex. The browser hashes outside the page's own thread. */
export function createWebCryptoPasswords(crypto: Crypto, iterations = DEMO_ITERATIONS): Passwords {
  async function keyOf(password: string, salt: string, rounds: number): Promise<string> {
    // Another keyboard may encode the same text as other code points.
    const text = new TextEncoder().encode(password.normalize("NFC"));
    const key = await crypto.subtle.importKey("raw", text, "PBKDF2", false, ["deriveBits"]);
    const how = { name: "PBKDF2", hash: "SHA-256", salt: fromHex(salt), iterations: rounds };
    return toHex(new Uint8Array(await crypto.subtle.deriveBits(how, key, KEY_BYTES * 8)));
  }
  const format = (salt: string, key: string) => ["pbkdf2", iterations, salt, key].join("$");

  return {
    async hash(password) {
      const salt = randomHex(crypto, SALT_BYTES);
      return format(salt, await keyOf(password, salt, iterations));
    },
    decoy: () => format(randomHex(crypto, SALT_BYTES), randomHex(crypto, KEY_BYTES)),
    async verify(password, hash) {
      const [name, rounds, salt, key] = hash.split("$");
      if (name !== "pbkdf2" || !salt || key?.length !== KEY_BYTES * 2 || !(Number(rounds) > 0)) return false;
      return isSame(await keyOf(password, salt, Number(rounds)), key);
    },
  };
}

/** Takes the same time wherever the texts differ. */
function isSame(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let i = 0; i < one.length; i += 1) difference |= one.charCodeAt(i) ^ other.charCodeAt(i);
  return difference === 0;
}

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

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function randomHex(crypto: Crypto, bytes: number): string {
  return toHex(crypto.getRandomValues(new Uint8Array(bytes)));
}
