import { thai } from "../../core/sentences/thai.ts";
import { type Words, wordsOf } from "../../core/sentences/words-of.ts";
import type { Problem } from "../../core/shared/fault.ts";

/** A refusal or a fault, as the site says it. */
export function problemWords(problem: Problem): Words {
  return wordsOf(problem, thai);
}
