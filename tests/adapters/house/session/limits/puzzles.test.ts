import { describe, expect, it } from "vitest";
import { createMemoryLimitStore } from "../../../../../adapters/house/limit-stores/memory.ts";
import { createNodePuzzles } from "../../../../../adapters/house/node/node-puzzles.ts";
import { PUZZLE_MS } from "../../../../../adapters/house/ports/puzzles.ts";
import { DEFAULT_LIMITS, type Limits } from "../../../../../adapters/house/session/limits/default-limits.ts";
import type { VisitorService } from "../../../../../adapters/house/session/visitor-service.ts";
import { solvePuzzle } from "../../../../../adapters/http/solve-puzzle.ts";
import type { Credentials } from "../../../../../core/session/model.ts";
import type { Refusal } from "../../../../../core/shared/refusal.ts";
import type { Result } from "../../../../../core/shared/result.ts";
import {
  codeOf,
  joinHouse,
  newKey,
  openTestHouse,
  plainPasswords,
  registrationOf,
  type TestHouseOptions,
  testClock,
  unwrap,
} from "../../test-house.ts";

const KEY = "a key of tests only, of 32 letters";
const right = { username: "member1", password: "secret1234" };
const wrong = { ...right, password: "wrong-1234" };
const LATER = { free: 1, forgetMs: 1e9, firstDelayMs: 60_000, maxDelayMs: 60_000 };
/** One failure of anybody, or one registration, makes all strangers wait. */
const BUSY: Limits = { ...DEFAULT_LIMITS, house: LATER, registerHouse: LATER };

async function busyHouse(options: TestHouseOptions = {}) {
  const opened = await openTestHouse({ rates: BUSY, puzzles: createNodePuzzles(KEY), ...options });
  const { signIn } = opened.house.visitors;
  if (!options.journal) await joinHouse(opened.house);
  await signIn({ username: "nobody99", password: "wrong-1234" }, { address: "9.9.9.9" });
  const register: VisitorService["register"] = (...given) => opened.house.visitors.register(...given);
  return { ...opened, signIn, register };
}

function puzzleOf(answer: Result<unknown, Refusal>): string {
  if (answer.ok || typeof answer.error.facts["puzzle"] !== "string") throw new Error("no puzzle");
  return answer.error.facts["puzzle"];
}

async function solved(puzzle: string): Promise<string> {
  const answer = await solvePuzzle(puzzle);
  if (answer === undefined) throw new Error("not solved");
  return answer;
}

function differing(puzzleAnswer: string, other: number): string {
  return puzzleAnswer.replace(/"counter":\d+/, `"counter":${other}`);
}

const caller = { address: "1.1.1.1" };

/** Signs in with the answer to the puzzle, where one is offered. */
async function triedWithPuzzle(signIn: VisitorService["signIn"], credentials: Credentials, address: string) {
  const asked = await signIn(credentials, { address });
  if (asked.ok || !("puzzle" in asked.error.facts)) return codeOf(asked);
  return codeOf(await signIn(credentials, { address, puzzleAnswer: await solved(puzzleOf(asked)) }));
}

describe("a puzzle", () => {
  it("is offered to nobody in quiet times, and by no limit of one's own", async () => {
    const { house } = await openTestHouse({ puzzles: createNodePuzzles(KEY) });
    await joinHouse(house);
    const { signIn } = house.visitors;
    const refusals: Result<unknown, Refusal>[] = [];
    for (let count = 0; count < 6; count += 1) refusals.push(await signIn(wrong, caller));
    for (let count = 0; count < 100; count += 1) {
      refusals.push(await signIn({ ...wrong, username: `nobody${count}` }, caller));
    }
    expect(new Set(refusals.map(codeOf))).toEqual(
      new Set(["credentials-wrong", "sign-in-locked", "too-many-requests"]),
    );
    expect(JSON.stringify(refusals)).not.toContain("puzzle");
  });

  it("gets a stranger past the whole house's limit, once", async () => {
    const { signIn } = await busyHouse();
    const refused = await signIn(right, caller);
    expect(refused).toMatchObject({ error: { code: "too-many-requests", facts: { retryAfter: 60 } } });
    const puzzleAnswer = await solved(puzzleOf(refused));
    expect(codeOf(await signIn(right, { ...caller, puzzleAnswer }))).toBe("ok");
    expect(codeOf(await signIn(right, { ...caller, puzzleAnswer }))).toBe("too-many-requests");
  });

  it("is used up by one of two calls at once, over houses that share a limit store", async () => {
    const shared = { limitStore: createMemoryLimitStore(), clock: testClock() };
    const one = await busyHouse(shared);
    const other = await busyHouse({ ...shared, journal: one.journal, number: 2 });
    const puzzleAnswer = await solved(puzzleOf(await one.signIn(right, caller)));
    const answers = await Promise.all([one, other].map(({ signIn }) => signIn(right, { ...caller, puzzleAnswer })));
    expect(answers.map(codeOf).sort()).toEqual(["ok", "too-many-requests"]);
  });

  it("is for one name, one action and two minutes, and cannot be made easier or by another house", async () => {
    const { signIn, register, advance, now } = await busyHouse();
    const puzzleAnswer = await solved(puzzleOf(await signIn(right, caller)));
    const late = await solved(puzzleOf(await signIn(right, caller)));
    const refusedWith = async (text: string) => codeOf(await signIn(right, { ...caller, puzzleAnswer: text }));
    const elsewhere = await signIn({ ...right, username: "member2" }, { ...caller, puzzleAnswer });
    expect(codeOf(elsewhere)).toBe("too-many-requests");
    await register(registrationOf(5), newKey(), caller);
    expect(codeOf(await register(registrationOf(1), newKey(), { ...caller, puzzleAnswer }))).toBe("too-many-requests");
    const { challenge, solution } = JSON.parse(puzzleAnswer);
    for (const parameters of [
      { ...challenge.parameters, keyPrefix: "0" },
      { ...challenge.parameters, cost: 1 },
      { ...challenge.parameters, data: { ...challenge.parameters.data, difficulty: 4 } },
    ]) {
      expect(await refusedWith(JSON.stringify({ challenge: { ...challenge, parameters }, solution }))).toBe(
        "too-many-requests",
      );
    }
    const foreign = await createNodePuzzles(`${KEY}!`).create("sign-in member1", 0, now());
    expect(await refusedWith(await solved(foreign))).toBe("too-many-requests");
    for (const text of ["", "{}", "[", "null", differing(puzzleAnswer, -1)]) {
      expect(await refusedWith(text)).toBe("too-many-requests");
    }
    expect(await refusedWith(puzzleAnswer)).toBe("ok");
    advance(PUZZLE_MS);
    // The limit of the whole house has ended meanwhile.
    await signIn({ username: "nobody98", password: "wrong-1234" }, { address: "9.9.9.8" });
    expect(await refusedWith(late)).toBe("too-many-requests");
  });

  it("is used up by a wrong answer, too", async () => {
    const { signIn } = await busyHouse();
    const puzzleAnswer = await solved(puzzleOf(await signIn(right, caller)));
    const guess = { ...caller, puzzleAnswer: differing(puzzleAnswer, 9_999_999) };
    expect(codeOf(await signIn(right, guess))).toBe("too-many-requests");
    expect(codeOf(await signIn(right, { ...caller, puzzleAnswer }))).toBe("too-many-requests");
  });

  it("is no way round the limits of an account or an address", async () => {
    const { signIn } = await busyHouse();
    const codes: string[] = [];
    for (let count = 0; count < 6; count += 1) codes.push(await triedWithPuzzle(signIn, wrong, `2.2.2.${count}`));
    expect(codes).toEqual([...Array(4).fill("credentials-wrong"), "sign-in-locked", "sign-in-locked"]);
    const few = await busyHouse({ rates: { ...BUSY, address: { ...LATER, free: 2 } } });
    const ofAddress: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      ofAddress.push(await triedWithPuzzle(few.signIn, { ...wrong, username: `nobody${count}` }, "2.2.2.2"));
    }
    expect(ofAddress).toEqual(["credentials-wrong", "credentials-wrong", "too-many-requests"]);
  });

  it("gets a stranger registered past the whole house's limit, but not past that of an address", async () => {
    const { register } = await busyHouse({ rates: { ...BUSY, registerAddress: { ...LATER, free: 2 } } });
    const refused = await register(registrationOf(7), newKey(), caller);
    const puzzleAnswer = await solved(puzzleOf(refused));
    expect(codeOf(await register(registrationOf(7), newKey(), { ...caller, puzzleAnswer }))).toBe("ok");
    const again = await register(registrationOf(8), newKey(), caller);
    const next = await solved(puzzleOf(again));
    expect(codeOf(await register(registrationOf(8), newKey(), { ...caller, puzzleAnswer: next }))).toBe("ok");
    const third = await register(registrationOf(9), newKey(), caller);
    expect(codeOf(third)).toBe("too-many-requests");
    expect(JSON.stringify(third)).not.toContain("puzzle");
  });
});

describe("a full password queue", () => {
  it("offers a puzzle to strangers, whose answer goes before everybody else's call", async () => {
    const started: string[] = [];
    const open: (() => void)[] = [];
    const passwords = {
      ...plainPasswords,
      threads: 1,
      verify: async (password: string, hash: string) => {
        started.push(password);
        if (password.startsWith("wrong")) await new Promise<void>((resolve) => open.push(resolve));
        return plainPasswords.verify(password, hash);
      },
    };
    let ousted = 0;
    const { house } = await openTestHouse({
      passwords,
      puzzles: createNodePuzzles(KEY),
      passwordQueue: { places: 10, placesPerAddress: 8, waitMs: 1e9 },
      passwordWatch: {
        waiting: () => undefined,
        waited: (_, outcome) => {
          if (outcome === "refused") ousted += 1;
        },
      },
    });
    await joinHouse(house);
    const { signIn } = house.visitors;
    const flood = Array.from({ length: 40 }, (_, index) =>
      signIn({ username: `nobody${index}`, password: `wrong-${index}000` }, { address: `9.9.9.${index}` }),
    );
    const refused = await signIn(right, caller);
    expect(codeOf(refused)).toBe("too-many-requests");
    const answered = signIn(right, { ...caller, puzzleAnswer: await solved(puzzleOf(refused)) });
    await expect.poll(() => ousted).toBe(1);
    expect(started).toHaveLength(1);
    open.shift()?.();
    expect(unwrap(await answered).member.username).toBe("member1");
    expect(started[1]).toBe(right.password);
    const drain = setInterval(() => open.shift()?.(), 1);
    const codes = (await Promise.all(flood)).map(codeOf);
    clearInterval(drain);
    expect(new Set(codes)).toEqual(new Set(["credentials-wrong", "too-many-requests"]));
  });
});
