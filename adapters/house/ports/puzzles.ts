import type { Instant } from "../../../core/shared/bangkok-time.ts";

/** Each step up doubles the work of a puzzle; 0 is the easiest. */
export const HARDEST = 4;

/** What an answer is worth. */
export interface SolvedPuzzle {
  readonly difficulty: number;
}

/**
 * Small proofs of work, which a refusal offers to a stranger when the house is too busy. A puzzle is signed and is not
 * stored; it is for one purpose, such as a sign-in under one name, and ends after a short time.
 */
export interface Puzzles {
  /** The JSON text of a puzzle, as `contracts/schemas/puzzle.ts` has it. */
  create(purpose: string, difficulty: number, now: Instant): Promise<string>;
  /**
   * Undefined for anything but a right answer to a puzzle of this house, for this purpose, in its time. `firstUse` is asked
   * once the puzzle is known to be ours and before the work is checked, so that even a wrong answer uses it up.
   */
  check(
    purpose: string,
    answer: string,
    now: Instant,
    firstUse: (puzzle: string) => Promise<boolean>,
  ): Promise<SolvedPuzzle | undefined>;
}

/** For as long a puzzle can be answered. */
export const PUZZLE_MS = 120_000;
