import { wordsOf } from "../core/sentences/sentences.ts";
import { thai } from "../core/sentences/thai.ts";
import type { Problem } from "../core/shared/fault.ts";

/** A refusal or a fault as members read it. */
export function inThai(problem: Problem): string {
  return wordsOf(problem, thai).message;
}
