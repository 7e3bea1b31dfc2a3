import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import * as v from "valibot";
import { puzzle } from "../../contracts/schemas/puzzle.ts";

/** Nobody waits longer for a sign-in. */
const TIMEOUT_MS = 20_000;

/**
 * The answer to a backend's puzzle. The keys are derived by the platform's own cryptography, off the page's thread, so that
 * a page does not freeze. Undefined for what is no puzzle that we know, for one that takes too long, and where the platform
 * has no such cryptography, as on a page without TLS.
 */
export async function solvePuzzle(text: string): Promise<string | undefined> {
  try {
    const challenge: unknown = JSON.parse(text);
    if (!v.is(puzzle, challenge)) return undefined;
    const solution = await solveChallenge({ challenge, deriveKey, timeout: TIMEOUT_MS });
    return solution === null ? undefined : JSON.stringify({ challenge, solution });
  } catch {
    return undefined;
  }
}
