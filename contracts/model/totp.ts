/** Codes of an authenticator app (RFC 6238): six digits, 30 seconds, SHA-1. Written out, so that no backend's library judges itself. */
export const STEP_MS = 30_000;

const BASE_32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const BLOCK = 64;

export function stepOf(at: number): number {
  return Math.floor(at / STEP_MS);
}

/** What the app shows during a step. */
export function codeOfStep(secret: string, step: number): string {
  const mac = hmac(fromBase32(secret), [...bytesOf(Math.floor(step / 2 ** 32)), ...bytesOf(step % 2 ** 32)]);
  const at = (mac.at(-1) ?? 0) & 15;
  const [first = 0, ...rest] = mac.slice(at, at + 4);
  const number = rest.reduce((sum, byte) => sum * 256 + byte, first & 127);
  return String(number % 1_000_000).padStart(6, "0");
}

function fromBase32(secret: string): readonly number[] {
  const bits = Array.from(secret)
    .map((letter) => BASE_32.indexOf(letter).toString(2).padStart(5, "0"))
    .join("");
  return (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
}

/** Four bytes, the highest first. */
function bytesOf(word: number): readonly number[] {
  return [24, 16, 8, 0].map((shift) => (word >>> shift) & 255);
}

function hmac(key: readonly number[], message: readonly number[]): readonly number[] {
  const whole = key.length > BLOCK ? sha1(key) : key;
  const padded = Array.from({ length: BLOCK }, (_, index) => whole[index] ?? 0);
  const inner = sha1([...padded.map((byte) => byte ^ 0x36), ...message]);
  return sha1([...padded.map((byte) => byte ^ 0x5c), ...inner]);
}

function sha1(message: readonly number[]): readonly number[] {
  const zeros = Array.from({ length: (BLOCK * 2 - 9 - (message.length % BLOCK)) % BLOCK }, () => 0);
  const bytes = [...message, 0x80, ...zeros, 0, 0, 0, 0, ...bytesOf(message.length * 8)];
  let hash = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0];
  for (let start = 0; start < bytes.length; start += BLOCK) {
    const words: number[] = [];
    for (let at = 0; at < 80; at += 1) {
      const from = start + at * 4;
      const mixed = [3, 8, 14, 16].reduce((sum, back) => sum ^ (words[at - back] ?? 0), 0);
      words.push(at < 16 ? bytes.slice(from, from + 4).reduce((sum, byte) => (sum << 8) | byte, 0) : turned(mixed, 1));
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0] = hash;
    for (const [at, word] of words.entries()) {
      const [mixed, constant] = roundOf(at, b, c, d);
      [a, b, c, d, e] = [(turned(a, 5) + mixed + e + constant + word) | 0, a, turned(b, 30), c, d];
    }
    hash = [a, b, c, d, e].map((value, index) => ((hash[index] ?? 0) + value) | 0);
  }
  return hash.flatMap(bytesOf);
}

function roundOf(at: number, b: number, c: number, d: number): readonly [mixed: number, constant: number] {
  if (at < 20) return [(b & c) | (~b & d), 0x5a827999];
  if (at < 40) return [b ^ c ^ d, 0x6ed9eba1];
  if (at < 60) return [(b & c) | (b & d) | (c & d), 0x8f1bbcdc];
  return [b ^ c ^ d, 0xca62c1d6];
}

function turned(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}
