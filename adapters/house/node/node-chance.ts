import { randomBytes } from "node:crypto";

/** Evenly spread in [0, 1), 48 bits of the system's own randomness: nobody can foretell a draw from the ones before. */
export function nodeChance(): number {
  return randomBytes(6).readUIntBE(0, 6) / 2 ** 48;
}
