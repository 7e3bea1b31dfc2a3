/** `xxx-x-x4821-x` as bank books print ten digits; other lengths without the dashes. Always the same four show. */
export function maskBankAccount(account: string): string {
  const digits = account.replace(/\D/g, "");
  if (digits.length < 10) return "x".repeat(digits.length);
  const shown = digits.slice(-5, -1);
  return digits.length === 10 ? `xxx-x-x${shown}-x` : `${"x".repeat(digits.length - 5)}${shown}x`;
}

const MASK = "***";

// A letter with the Thai vowels and tone marks around it, so that a mask never tears one apart.
const LETTERS = /[เแโใไ]?.[\p{M}ะาำๆ]*/gu;

/** `สม*** ***`: of the first word its first two letters (fewer when it has no more), of the others nothing. */
export function maskName(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words[0]?.match(LETTERS) ?? [];
  const shown = letters.slice(0, Math.min(2, letters.length - 1)).join("");
  return words.length > 1 ? `${shown}${MASK} ${MASK}` : `${shown}${MASK}`;
}
