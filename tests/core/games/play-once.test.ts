import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { GameLaunch, GameReturn, GameTable, PlayedRound, Round } from "../../../core/games/model.ts";
import { cashOut, openGame, playRound, transferToBank } from "../../../core/games/play-game.ts";
import type { GamesDependencies, TableDependencies } from "../../../core/games/port.ts";
import { type IdempotencyKey, idempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import { resumeMoneyAction, runMoneyAction } from "../../../core/money-action/run.ts";
import { instant } from "../../../core/shared/bangkok-time.ts";
import type { Problem } from "../../../core/shared/fault.ts";
import { baht, type Satang, subtract, ZERO } from "../../../core/shared/money.ts";
import { refuse } from "../../../core/shared/refusal.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import { fault, intentsInMemory, MISHAPS, type Mishap, UnreliableBackend } from "../money-action/unreliable-backend.ts";

const KEY = idempotencyKey("play-once-key-0001");
const ASK = { launchId: "launch", betOn: "low", amount: baht(10) } as const;

/** A house behind a bad line: every round loses its stake, and leaving returns the money in the game. */
function badLine(mishaps: readonly Mishap[], { honoursKeys = true, sendsIntents = true, over = false } = {}) {
  const line = new UnreliableBackend({ mishaps, lateByMs: 60_000, honoursKeys, sendsIntents });
  const rounds: Round[] = [];
  let credit: Satang = baht(1_000);
  let inGame: Satang = baht(70);
  let opened = 0;
  const intents = intentsInMemory();

  function play(key: IdempotencyKey): Result<PlayedRound, ReturnType<typeof refuse>> {
    credit = subtract(credit, ASK.amount);
    const intent = line.intentOf(key);
    const round = { id: `r${rounds.length}`, at: line.now, betOn: "low", betSatang: ASK.amount, winSatang: ZERO };
    const whole: Round = { ...round, valueSatang: undefined, dice: [4, 4, 4], intent };
    rounds.unshift(whole);
    return ok({ round: whole, creditSatang: credit, bets: undefined });
  }
  function leave(): Result<GameReturn, never> {
    const amountSatang = inGame;
    credit = (credit + amountSatang) as Satang;
    inGame = ZERO;
    return ok({ amountSatang, creditSatang: credit, at: line.now });
  }
  const launch: GameLaunch = { launchId: "launch", gameId: "dice", url: "/play", expiresAt: undefined };
  const unused = () => Promise.reject(new Error("not asked for"));
  const table = (): GameTable => ({
    gameId: "dice",
    title: "เต๋า",
    provider: "สนาม",
    creditSatang: credit,
    asOf: line.now,
    expiresAt: line.now,
    minimumSatang: baht(1),
    maximumSatang: baht(100),
    engine: "dice",
    imagePath: undefined,
    bets: [],
    prizes: [],
    open: undefined,
    rounds: [...rounds],
  });
  const dependencies: GamesDependencies & TableDependencies = {
    clock: () => line.now,
    wait: async (ms) => line.pass(ms),
    honoursKeys,
    intents,
    games: {
      games: unused,
      slots: unused,
      publicGames: unused,
      winLoss: unused,
      savedGames: unused,
      saveFavourites: unused,
      open: (_, key) =>
        line.send(key, () => {
          opened += 1;
          return ok(launch);
        }),
      cashOut: (_, key) => line.send(key, leave),
      transferToBank: (key) => line.send(key, leave),
    },
    table: {
      table: async () => (over ? err<Problem>(refuse("launch-over")) : line.read(table)),
      play: (_launch, _ask, key) => line.send(key, () => play(key)),
    },
  };
  return { dependencies, line, rounds, intents, credit: () => credit, openings: () => opened };
}

const mishaps = fc.array(fc.constantFrom(...MISHAPS), { maxLength: 6 });

describe("a round over a bad line", () => {
  test("is played at most once, and its outcome is never wrong", async () => {
    await fc.assert(
      fc.asyncProperty(mishaps, fc.boolean(), fc.boolean(), async (script, sendsIntents, over) => {
        const { dependencies, line, rounds, intents, credit } = badLine(script, { sendsIntents, over });
        const outcome = await runMoneyAction(dependencies, playRound, ASK, KEY);
        line.drain();
        expect(rounds.length).toBeLessThanOrEqual(1);
        expect(credit()).toBe(baht(1_000 - 10 * rounds.length));
        expect(line.keysSent).toEqual(new Set([KEY]));
        if (outcome.state === "done") expect(outcome.value.round).toEqual(rounds[0]);
        if (outcome.state === "failed" || outcome.state === "refused") expect(rounds).toEqual([]);
        expect(intents.all().length).toBe(outcome.state === "unknown" ? 1 : 0);
      }),
    );
  });

  test("is found by its key among the table's rounds, without another sending", async () => {
    const { dependencies, line, rounds } = badLine(["reply-lost"]);
    const outcome = await runMoneyAction(dependencies, playRound, ASK, KEY);
    expect(outcome).toMatchObject({ state: "done", value: { round: { id: "r0" }, creditSatang: baht(990) } });
    expect([line.sends, rounds.length]).toEqual([1, 1]);
  });

  test("is reconciled by its key when the table has closed", async () => {
    const { dependencies, rounds } = badLine(["reply-lost"], { over: true });
    expect(await runMoneyAction(dependencies, playRound, ASK, KEY)).toMatchObject({
      state: "done",
      value: { round: { id: "r0" } },
    });
    expect(rounds).toHaveLength(1);
  });

  test("is looked for before anything is sent when the page was reloaded", async () => {
    const { dependencies, line } = badLine(["none"]);
    await runMoneyAction(dependencies, playRound, ASK, KEY);
    const intent = { kind: "game-round", key: KEY, madeAt: line.now, launchId: "launch" } as const;
    const resumed = await resumeMoneyAction(dependencies, playRound, {
      ...intent,
      betOn: "low",
      amountSatang: ASK.amount,
    });
    expect(resumed).toMatchObject({ state: "done", value: { round: { id: "r0" } } });
    expect(line.sends).toBe(1);
  });
});

test("a table that cannot be read is not a closed one", async () => {
  const intent = {
    kind: "game-round",
    key: KEY,
    madeAt: instant(0),
    launchId: "launch",
    betOn: "low",
    amountSatang: baht(10),
  };
  const { dependencies } = badLine([]);
  const seenAt = async (problem: Problem) => {
    const table = { ...dependencies.table, table: async () => err(problem) };
    return (await playRound.lookUp({ ...dependencies, table }, intent)).seen;
  };
  expect(await seenAt(refuse("launch-over"))).toBe("nothing");
  expect(await seenAt(refuse("maintenance"))).toBe("unreadable");
  expect(await seenAt({ ...fault("none"), code: "launch-over" })).toBe("unreadable");
});

test("returning the money may be sent twice to any backend, but opening and playing may not", () => {
  expect([cashOut, transferToBank].map(({ repeatable }) => repeatable)).toEqual([true, true]);
  expect([openGame, playRound].map(({ repeatable }) => repeatable)).not.toContain(true);
});

describe("opening and leaving over a bad line", () => {
  test("opens a game once under its key; the outcome stays unknown at a backend without keys", async () => {
    const good = badLine(["reply-lost"]);
    const game = { id: "dice", open: true };
    expect(await runMoneyAction(good.dependencies, openGame, game, KEY)).toMatchObject({ state: "done" });
    expect(good.openings()).toBe(1);
    const keyless = badLine(["reply-lost"], { honoursKeys: false });
    expect(await runMoneyAction(keyless.dependencies, openGame, game, KEY)).toMatchObject({ state: "unknown" });
    expect([keyless.openings(), keyless.intents.all().length]).toEqual([1, 1]);
  });

  test("refuses a closed game unsent", async () => {
    const { dependencies, line } = badLine([]);
    const outcome = await runMoneyAction(dependencies, openGame, { id: "dice", open: false }, KEY);
    expect(outcome).toMatchObject({ state: "refused", refusal: { code: "game-closed" } });
    expect(line.sends).toBe(0);
  });

  test("returns the money once, whatever gets lost, with and without keys", async () => {
    await fc.assert(
      fc.asyncProperty(mishaps, fc.boolean(), fc.boolean(), async (script, honoursKeys, all) => {
        const { dependencies, line, credit } = badLine(script, { honoursKeys });
        const outcome = all
          ? await runMoneyAction(dependencies, transferToBank, undefined, KEY)
          : await runMoneyAction(dependencies, cashOut, { gameId: "dice" }, KEY);
        line.drain();
        expect([baht(1_000), baht(1_070)]).toContain(credit());
        if (outcome.state === "done") expect(credit()).toBe(baht(1_070));
        if (outcome.state === "failed") expect(credit()).toBe(baht(1_000));
      }),
    );
  });
});
