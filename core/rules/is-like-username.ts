import { DEFAULT_INPUT_RULES } from "./input-rules.ts";

/** The names of the product. */
const PRODUCT = ["sanam", "สนาม"];
/** A shorter word is in too many good passwords. */
const SHORTEST_WORD = 4;

/**
 * The words that are guessed first at a site, in lower case: the product's names, and those in the names of its brands
 * and hosts. `Rim Nam` gives `rimnam`, and `play.rimnam.example` gives its labels.
 */
export function wordsOfSite(names: readonly string[]): readonly string[] {
  const words = names.flatMap((name) => [name.replace(/\s+/g, ""), ...name.split(/[\s.:-]+/)]);
  return [...new Set([...PRODUCT, ...words].map((word) => word.toLowerCase()))].filter(
    (word) => word.length >= SHORTEST_WORD,
  );
}

/**
 * Whether a password is little more than the username, or another name: what is left without it, written forwards or backwards in any
 * case, is shorter than a password.
 */
export function isLikeUsername(
  password: string,
  username: string,
  minimum = DEFAULT_INPUT_RULES.password.minimum,
): boolean {
  const typed = password.toLowerCase();
  const name = username.toLowerCase();
  if (name === "") return false;
  return [name, Array.from(name).reverse().join("")].some(
    (part) => typed.includes(part) && typed.split(part).join("").length < minimum,
  );
}
