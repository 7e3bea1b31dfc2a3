/** `xxx-x-x4821-x` for ten digits, as bank books print them; other lengths have no dashes. Four digits stay visible. */
export function maskBankAccount(account: string): string {
  const digits = account.replace(/\D/g, "");
  if (digits.length < 10) return "x".repeat(digits.length);
  const shown = digits.slice(-5, -1);
  return digits.length === 10 ? `xxx-x-x${shown}-x` : `${"x".repeat(digits.length - 5)}${shown}x`;
}

const MASK = "***";

// A letter with its Thai vowels and tone marks, so that a mask never splits them.
const LETTERS = /[เแโใไ]?.[\p{M}ะาำๆ]*/gu;

/** `สม*** ***`: shows at most two letters of the first word, never all of it, and nothing of the others. */
export function maskName(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words[0]?.match(LETTERS) ?? [];
  const shown = letters.slice(0, Math.min(2, letters.length - 1)).join("");
  return words.length > 1 ? `${shown}${MASK} ${MASK}` : `${shown}${MASK}`;
}
