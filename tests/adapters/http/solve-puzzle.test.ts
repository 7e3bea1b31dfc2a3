import { expect, test } from "vitest";
import { createHttpSession } from "../../../adapters/http/session.ts";
import { solvePuzzle } from "../../../adapters/http/solve-puzzle.ts";
import { signIn } from "../../../core/session/session-state.ts";
import { jsonReply, scriptedClient } from "./scripted-client.ts";

const PUZZLE = {
  parameters: {
    algorithm: "PBKDF2/SHA-256",
    nonce: "0123456789abcdef0123456789abcdef",
    salt: "fedcba9876543210fedcba9876543210",
    cost: 10,
    keyLength: 32,
    keyPrefix: "0",
    data: { any: "thing" },
  },
  signature: "ab".repeat(32),
};

test("answers with the puzzle as it came, and a key that begins with its prefix", async () => {
  const { challenge, solution } = JSON.parse((await solvePuzzle(JSON.stringify(PUZZLE))) ?? "");
  expect(challenge).toEqual(PUZZLE);
  expect(solution.derivedKey).toMatch(/^0[0-9a-f]{63}$/);
});

test.each([
  "",
  "null",
  "<html>",
  JSON.stringify({ ...PUZZLE, signature: undefined }),
  ...[{ cost: 1e9 }, { keyPrefix: "00000" }, { keyPrefix: "" }, { algorithm: "SCRYPT" }, { nonce: "xyz" }].map(
    (change) => JSON.stringify({ ...PUZZLE, parameters: { ...PUZZLE.parameters, ...change } }),
  ),
])("solves nothing else: %#", async (text) => {
  expect(await solvePuzzle(text)).toBeUndefined();
});

test("a sign-in at a foreign backend is refused as ever, whatever it offers", async () => {
  for (const puzzle of [undefined, 7, "another kind of puzzle"]) {
    const facts = { until: 9000, retryAfter: 9, ...(puzzle !== undefined && { puzzle }) };
    const backend = scriptedClient(() => jsonReply({ code: "too-many-requests", message: "รอสักครู่", facts }, 429));
    const session = createHttpSession(backend.client, backend.identity);
    const sessionStorage = { write: () => undefined };
    const answer = await signIn(
      { session, sessionStorage, puzzles: { solve: solvePuzzle } },
      { username: "a", password: "b" },
    );
    expect(answer).toMatchObject({ error: { code: "too-many-requests", facts: { retryAfter: 9 } } });
    expect(backend.sent.map(({ body }) => JSON.parse(body ?? ""))).toEqual([{ username: "a", password: "b" }]);
  }
});
