import { hash, hkdfSync } from "node:crypto";
import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import * as v from "valibot";
import { puzzleAnswer } from "../../../contracts/schemas/puzzle.ts";
import { plus } from "../../../core/shared/bangkok-time.ts";
import { HARDEST, PUZZLE_MS, type Puzzles } from "../ports/puzzles.ts";

/**
 * A browser derives 256 keys on average until one begins with the prefix: a million rounds of SHA-256 in the browser's own
 * code, which is 0.1 s on a server's core and about a second on a cheap phone. The house derives one key.
 */
const ROUNDS = 2000;
const PREFIX = "00";

const DATA = v.object({
  for: v.string(),
  until: v.number(),
  difficulty: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(HARDEST)),
});

/** ALTCHA's proof of work. Houses with the same secret key accept each other's puzzles. */
export function createNodePuzzles(secretKey: string): Puzzles {
  const hmacSignatureSecret = Buffer.from(hkdfSync("sha256", secretKey, "", "sanam puzzles", 32)).toString("hex");
  return {
    async create(purpose, difficulty, now) {
      const challenge = await createChallenge({
        algorithm: "PBKDF2/SHA-256",
        cost: ROUNDS * 2 ** difficulty,
        keyPrefix: PREFIX,
        deriveKey,
        hmacSignatureSecret,
        // The library's own end goes by the machine's clock and not by the house's.
        data: { for: nameOf(purpose), until: plus(now, PUZZLE_MS), difficulty },
      });
      return JSON.stringify(challenge);
    },
    async check(purpose, answer, now, firstUse) {
      const parsed = v.safeParse(puzzleAnswer, jsonOf(answer));
      if (!parsed.success) return undefined;
      const { challenge, solution } = parsed.output;
      const data = v.safeParse(DATA, challenge.parameters["data"]);
      if (!data.success || data.output.for !== nameOf(purpose)) return undefined;
      const { until, difficulty } = data.output;
      if (now >= until || until > plus(now, PUZZLE_MS)) return undefined;
      const { verified } = await verifySolution({
        challenge,
        solution,
        hmacSignatureSecret,
        // Called once the signature is right.
        async deriveKey(...given) {
          return (await firstUse(challenge.signature)) ? deriveKey(...given) : { derivedKey: new Uint8Array() };
        },
      });
      return verified ? { difficulty } : undefined;
    },
  };
}

/** Short, whatever somebody typed as a name. */
function nameOf(purpose: string): string {
  return hash("sha256", purpose, "base64url");
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
