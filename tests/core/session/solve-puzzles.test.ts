import { describe, expect, it, vi } from "vitest";
import { idempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import type { Registration } from "../../../core/session/model.ts";
import { register } from "../../../core/session/register.ts";
import { EMPTY_REGISTRATION } from "../../../core/session/registration-form.ts";
import { signIn } from "../../../core/session/session-state.ts";
import { solvingPuzzles } from "../../../core/session/solve-puzzles.ts";
import { instant } from "../../../core/shared/bangkok-time.ts";
import { refuse } from "../../../core/shared/refusal.ts";
import { err, ok } from "../../../core/shared/result.ts";
import { fault } from "../money-action/unreliable-backend.ts";
import { sessionPort, sessionStorageInMemory, someSession } from "./fake-session.ts";

const busy = (puzzle?: string) =>
  err(refuse("too-many-requests", { until: instant(9000), retryAfter: 9, ...(puzzle !== undefined && { puzzle }) }));

function solver() {
  const said: boolean[] = [];
  return {
    solve: vi.fn(async (puzzle: string): Promise<string | undefined> => `answer to ${puzzle}`),
    onSolving: (now: boolean) => void said.push(now),
    said,
  };
}

describe("a call that may be offered a puzzle", () => {
  it("is sent once where none is offered, or nobody can solve it", async () => {
    const puzzles = solver();
    const locked = err(refuse("sign-in-locked", { until: instant(9000), retryAfter: 9 }));
    for (const answer of [ok("in"), busy(), locked, err(fault("unknown"))]) {
      const send = vi.fn(async () => answer);
      expect(await solvingPuzzles(puzzles, send)).toEqual(answer);
      expect(send).toHaveBeenCalledOnce();
    }
    const send = vi.fn(async () => busy("one"));
    expect(await solvingPuzzles(undefined, send)).toEqual(busy());
    expect(send).toHaveBeenCalledOnce();
    expect([puzzles.solve.mock.calls, puzzles.said]).toEqual([[], []]);
  });

  it("is sent again with the answer to each of two puzzles, and says that it solves them", async () => {
    const puzzles = solver();
    const answers = [busy("one"), busy("two"), ok("in")];
    const send = vi.fn(async (..._puzzleAnswer: [] | [string]) => answers.shift() ?? busy());
    expect(await solvingPuzzles(puzzles, send)).toEqual(ok("in"));
    expect(send.mock.calls).toEqual([[], ["answer to one"], ["answer to two"]]);
    expect([puzzles.said[0], puzzles.said.at(-1)]).toEqual([true, false]);
  });

  it("is refused like any other after the second puzzle, or when a puzzle cannot be solved", async () => {
    const puzzles = solver();
    const send = vi.fn(async () => busy("again"));
    expect(await solvingPuzzles(puzzles, send)).toEqual(busy());
    expect(send).toHaveBeenCalledTimes(3);
    puzzles.solve.mockResolvedValue(undefined);
    expect(await solvingPuzzles(puzzles, send)).toEqual(busy());
    expect(send).toHaveBeenCalledTimes(4);
    expect(puzzles.said.at(-1)).toBe(false);
  });
});

it("a sign-in and a registration send the same again, under the same key", async () => {
  const puzzles = solver();
  const sessionStorage = sessionStorageInMemory();
  const signedIn = vi.fn(async (_credentials: unknown, answer?: string) => (answer ? ok(someSession()) : busy("one")));
  const registered = vi.fn(async (_registration: Registration, _key: unknown, answer?: string) =>
    answer ? ok(someSession("token-2")) : busy("two"),
  );
  const session = sessionPort({ signIn: signedIn, register: registered });
  const credentials = { username: "somchai", password: "demo1234" };
  expect(await signIn({ session, sessionStorage, puzzles }, credentials)).toEqual(ok(someSession()));
  expect(signedIn.mock.calls).toEqual([[credentials], [credentials, "answer to one"]]);

  const form = {
    ...EMPTY_REGISTRATION,
    ...credentials,
    confirmPassword: "demo1234",
    phone: "0812345678",
    bank: "004" as const,
    accountNumber: "1234567890",
    name: "สมชาย ใจดี",
  };
  const key = idempotencyKey("registration-key-1");
  const wait = () => Promise.resolve();
  const outcome = await register({ session, sessionStorage, wait, honoursKeys: true, puzzles }, { form, key });
  expect(outcome).toMatchObject({ state: "done", value: { token: "token-2" } });
  const [first, second] = registered.mock.calls;
  expect(registered).toHaveBeenCalledTimes(2);
  expect(second).toEqual([first?.[0], key, "answer to two"]);
});
