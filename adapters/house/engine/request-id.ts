import { bangkokDateOf, type Instant } from "../../../core/shared/bangkok-time.ts";

// Crockford's base 32: no I, L, O or U, so that an id survives being read out over a phone.
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** `W-20261120-7K3MQX9A`: what a member reads to the staff. 32^8 a day, so that ids don't meet across members. */
export function requestId(prefix: string, now: Instant, random: () => number): string {
  return `${prefix}-${bangkokDateOf(now).replace(/-/g, "")}-${randomLetters(8, random)}`;
}

export function randomLetters(count: number, random: () => number): string {
  return Array.from({ length: count }, () => LETTERS.charAt(Math.floor(random() * LETTERS.length))).join("");
}
