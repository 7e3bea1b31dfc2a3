import { bangkokDateOf, type Instant } from "../../../core/shared/bangkok-time.ts";
import { compactThaiDate } from "../../../core/shared/thai-date.ts";

// Crockford's base 32 has no I, L, O or U, so an id can be read out on the phone.
const LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** For example `W-691120-7K3MQX9A`, with the Buddhist year as every date on the site. There are 32^8 ids a day, so two members do not get the same one. */
export function requestId(prefix: string, now: Instant, random: () => number): string {
  return `${prefix}-${compactThaiDate(bangkokDateOf(now))}-${randomLetters(8, random)}`;
}

export function randomLetters(count: number, random: () => number): string {
  return Array.from({ length: count }, () => LETTERS.charAt(Math.floor(random() * LETTERS.length))).join("");
}
