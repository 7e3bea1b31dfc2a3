import { latinDigits } from "./parse-baht.ts";

/*
 * The one form in which a value is compared, however a person types or pastes it. Each form is its own normal form. What
 * checks a value and what looks for an equal one must both begin here.
 */

/** Invisible characters that a paste may bring. */
const INVISIBLE = /\p{Cf}/gu;
/** Spaces, dashes of any kind and invisible characters. */
const SEPARATORS = /[\s\p{Cf}\p{Pd}−]/gu;

/** Two usernames that differ only in case are the same. */
export function plainUsername(text: string): string {
  return latinDigits(text).replace(INVISIBLE, "").trim().toLowerCase();
}

/** A number without separators: of a bank account, a postcode, a code of an authenticator app. */
export function plainDigits(text: string): string {
  return latinDigits(text).replace(SEPARATORS, "");
}

/** A Thai phone number from its 0 on, also one that was typed with the country's code, brackets and dots. */
export function plainPhone(text: string): string {
  const digits = plainDigits(text).replace(/[().]/g, "");
  return digits.replace(/^(?:\+|00)?66(?=0?[2-9]\d{7,8}$)0?/, "0");
}

/** A recovery code, in lower case. */
export function plainCode(text: string): string {
  return plainDigits(text).toLowerCase();
}

/** An invitation code of the house, in upper case. */
export function plainInvitation(text: string): string {
  return plainDigits(text).toUpperCase();
}
