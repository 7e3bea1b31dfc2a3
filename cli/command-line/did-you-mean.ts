import { nearestKey } from "../../core/shared/nearest-key.ts";

/** `. Did you mean gold?`, or nothing when no known word is near the typed one. */
export function didYouMean(typed: string, known: readonly string[]): string {
  const near = nearWord(typed, known);
  return near === undefined ? "" : `. Did you mean ${near}?`;
}

/** The known word that was probably meant: one with other, missing or swapped letters, or the only one that begins so. */
export function nearWord(typed: string, known: readonly string[]): string | undefined {
  const word = typed.trim().toLowerCase();
  // A single letter resembles every word, and long texts take time to compare.
  if (word.length < 2 || word.length > 60) return undefined;
  const swapped = Array.from(
    { length: word.length - 1 },
    (_, at) => `${word.slice(0, at)}${word[at + 1] ?? ""}${word[at] ?? ""}${word.slice(at + 2)}`,
  );
  const beginning = known.filter((each) => each.toLowerCase().startsWith(word));
  return (
    known.find((each) => swapped.includes(each.toLowerCase())) ??
    (beginning.length === 1 ? beginning[0] : undefined) ??
    nearestKey(word, known)
  );
}
