import { randomInt } from "node:crypto";

/** The widest range that `randomInt` takes. */
const STEPS = 2 ** 48 - 1;

/** Evenly spread in [0, 1), 48 bits of the system's own randomness: nobody can foretell a draw from the ones before. */
export function nodeRandom(): number {
  return randomInt(STEPS) / STEPS;
}
