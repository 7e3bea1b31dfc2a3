import { randomInt } from "node:crypto";

/** The widest range that `randomInt` takes. */
const STEPS = 2 ** 48 - 1;

/** Evenly spread in [0, 1), from 48 random bits of the system. Past draws do not reveal the next one. */
export function nodeRandom(): number {
  return randomInt(STEPS) / STEPS;
}
