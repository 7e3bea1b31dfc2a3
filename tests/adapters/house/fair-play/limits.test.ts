import { describe, expect, it } from "vitest";
import { readStateText, stateText } from "../../../../adapters/house/engine/derived/state-text.ts";
import { usageOf } from "../../../../adapters/house/fair-play/play-record.ts";
import { memberEngine } from "../../../../adapters/house/house.ts";
import { CASH_OUT } from "../../../../core/games/model.ts";
import { LIMIT_PERIODS, PLAY_LIMITS } from "../../../../core/rules/play-limits.ts";
import { LONGEST_GAP_MS } from "../../../../core/rules/play-usage.ts";
import { DAY_MS, endOfDay, HOUR_MS, plus } from "../../../../core/shared/bangkok-time.ts";
import { baht, satang, ZERO } from "../../../../core/shared/money.ts";
import { refuse } from "../../../../core/shared/refusal.ts";
import { CONTEXT, type Given, minutesLater, NOW } from "../given.ts";
import { COMMANDS, depositEvents, limitSet, openedAt, outcomeOf, PAST, round, stepped } from "./played-past.ts";

const { requested, confirmed, credited } = depositEvents;
const LIMIT = baht(1_000);
const BELOW = satang(LIMIT - 1);
const ABOVE = satang(LIMIT + 1);
const limited = (past: Given, kind: "deposit" | "loss" | "stake", period: "day" | "week" | "month" = "day") =>
  past.and(limitSet({ kind, period }, LIMIT));
const reached = (leftSatang = LIMIT, limitKind: "deposit" | "loss" | "stake" = "deposit") =>
  refuse("play-limit-reached", {
    limitKind,
    limitPeriod: "day",
    limitSatang: LIMIT,
    leftSatang,
    resetsAt: endOfDay("2026-11-20" as never),
  });

describe("a limit of deposits", () => {
  it.each([
    ["deposit-requested", COMMANDS.deposit],
    ["slip-submitted", COMMANDS.slip],
    ["slip-submitted", COMMANDS.confirmSlip],
  ])("lets all of it be paid in, and not a satang more: %s", (made, command) => {
    for (const period of LIMIT_PERIODS) {
      const past = limited(PAST, "deposit", period);
      expect([BELOW, LIMIT, ABOVE].map((amount) => outcomeOf(past, command(amount)))).toEqual([
        made,
        made,
        "play-limit-reached",
      ]);
    }
    expect(limited(PAST, "deposit").when(command(ABOVE))).toEqual(reached());
  });

  it("counts what waits for its credit, and counts it once when it is credited", () => {
    const waits = limited(PAST, "deposit").and(requested("D-1", baht(400)), confirmed("D-1"));
    const paid = waits.and(credited("D-1", baht(400), minutesLater(1)));
    for (const past of [waits, paid]) {
      expect(outcomeOf(past, COMMANDS.slip(baht(600)))).toBe("slip-submitted");
      expect(past.when(COMMANDS.slip(satang(60_001)))).toEqual(reached(baht(600)));
    }
    const cancelled = waits.and({ type: "deposit-rejected", at: minutesLater(1), id: "D-1", reason: "ไม่พบ" });
    expect(outcomeOf(cancelled, COMMANDS.slip(LIMIT))).toBe("slip-submitted");
  });

  it("counts no bonus and no refund", () => {
    const past = limited(PAST, "deposit").and(
      { type: "bonus-granted", at: NOW, id: "B-2", title: "โบนัส", amount: baht(900), points: 0 },
      { type: "loss-refunded", at: NOW, id: "R-1", amount: baht(900), day: "2026-11-19" as never },
    );
    expect(outcomeOf(past, COMMANDS.deposit(LIMIT))).toBe("deposit-requested");
  });

  it("keeps no deposit from its credit that was asked for before it was set", () => {
    const past = limited(PAST.and(requested("D-1", ABOVE)), "deposit");
    expect(outcomeOf(past, { type: "confirm-deposit", id: "D-1", intent: undefined })).toBe("deposit-confirmed");
    expect(outcomeOf(past, { type: "cancel-deposit", id: "D-1", intent: undefined })).toBe("deposit-cancelled");
    expect(outcomeOf(past, { type: "approve", id: "D-1" })).toBe("deposit-confirmed");
  });

  it("leaves a slip of another's account to its own refusal", () => {
    expect(outcomeOf(limited(PAST, "deposit"), COMMANDS.confirmSlip(ABOVE, false))).toBe("slip-wrong-receiver");
  });

  it("is told by the one of which the least is left", () => {
    const past = PAST.and(
      requested("D-1", baht(700)),
      confirmed("D-1"),
      credited("D-1", baht(700)),
      limitSet({ kind: "deposit", period: "day" }, baht(5_000)),
      limitSet({ kind: "deposit", period: "week" }, LIMIT),
      limitSet({ kind: "deposit", period: "month" }, baht(2_000)),
    );
    expect(past.when(COMMANDS.deposit(satang(30_001)))).toMatchObject({
      facts: { limitPeriod: "week", leftSatang: baht(300) },
    });
  });
});

describe("a limit of losses", () => {
  it("lets exactly what is left be staked, and grows by what is won", () => {
    const past = limited(PAST, "loss");
    expect([BELOW, LIMIT, ABOVE].map((bet) => outcomeOf(past, COMMANDS.play(bet)))).toEqual([
      "round-played",
      "round-played",
      "play-limit-reached",
    ]);
    expect(past.when(COMMANDS.play(ABOVE))).toEqual(reached(LIMIT, "loss"));
    const won = past.and(round(baht(100), baht(300)));
    expect(outcomeOf(won, COMMANDS.play(baht(1_200)))).toBe("round-played");
    expect(outcomeOf(won, COMMANDS.play(satang(120_001)))).toBe("play-limit-reached");
  });

  it("counts the stake of a round that goes on, which itself goes on to its end", () => {
    const past = limited(PAST, "loss").and(stepped(LIMIT));
    expect(past.when(COMMANDS.play(baht(1)))).toEqual(reached(ZERO, "loss"));
    expect(outcomeOf(past, COMMANDS.open())).toBe("play-limit-reached");
    expect(outcomeOf(past, COMMANDS.step("top-left-2", LIMIT), { random: () => 0.9 })).toBe("round-stepped");
    expect(outcomeOf(past, COMMANDS.step(CASH_OUT, LIMIT))).toBe("round-played");
  });

  it("counts a round once when its time ends it", () => {
    const past = limited(PAST, "loss").and({ ...stepped(LIMIT), value: baht(400) });
    expect(outcomeOf(past, COMMANDS.play(baht(1)))).toBe("play-limit-reached");
    const { launch, id, game, title } = stepped(LIMIT);
    const ended = { type: "round-played", at: minutesLater(30), id, game, title, launch, byTime: true } as const;
    const after = past.and({ ...ended, bet: LIMIT, win: baht(400), taken: LIMIT }, openedAt(31));
    const now = minutesLater(31);
    expect(outcomeOf(after, COMMANDS.play(baht(400)), { now })).toBe("round-played");
    expect(outcomeOf(after, COMMANDS.play(satang(40_001)), { now })).toBe("play-limit-reached");
  });

  it("opens a game while a satang is left", () => {
    const lost = (bet: number) => limited(PAST, "loss").and(round(satang(bet), ZERO));
    expect(outcomeOf(lost(BELOW), COMMANDS.open())).toBe("game-opened");
    expect(outcomeOf(lost(LIMIT), COMMANDS.open())).toBe("play-limit-reached");
  });
});

describe("a limit of stakes", () => {
  it("counts what was won back, too", () => {
    const past = limited(PAST, "stake").and(round(baht(600), baht(5_000)));
    expect(outcomeOf(past, COMMANDS.play(baht(400)))).toBe("round-played");
    expect(past.when(COMMANDS.play(satang(40_001)))).toEqual(reached(baht(400), "stake"));
  });
});

describe("a limit of time", () => {
  it("counts from act to act, at most five minutes each", () => {
    const limitedTo = (minutes: number) =>
      PAST.and(limitSet({ kind: "time", period: "day" }, minutes), ...[4, 8, 60].map((minute) => openedAt(minute)));
    const now = minutesLater(60);
    expect(outcomeOf(limitedTo(14), COMMANDS.play(baht(1)), { now })).toBe("round-played");
    expect(limitedTo(13).when(COMMANDS.play(baht(1)), { now })).toEqual(
      refuse("play-limit-reached", {
        limitKind: "time",
        limitPeriod: "day",
        limitMinutes: 13,
        leftMinutes: 0,
        resetsAt: endOfDay("2026-11-20" as never),
      }),
    );
    expect(outcomeOf(limitedTo(13), COMMANDS.open(), { now: plus(NOW, DAY_MS) })).toBe("game-opened");
  });
});

describe("a change of a limit", () => {
  const name = { kind: "loss", period: "week" } as const;
  const set = (amount: number | undefined) => ({ type: "set-play-limit", ...name, amount }) as const;
  const confirm = (amount: number | undefined) => ({ type: "confirm-play-limit", ...name, amount }) as const;
  const past = PAST.and(limitSet(name, LIMIT));
  const asked = past.and({ type: "play-limit-asked", at: NOW, id: "X-2", ...name, value: baht(9_000) });
  const later = (ms: number) => ({ now: plus(NOW, ms) });

  it("is decided at once where it is the first or a lower one, and changes nothing said again", () => {
    for (const limit of PLAY_LIMITS) {
      const first = { type: "set-play-limit", ...limit, amount: 60 } as const;
      expect(PAST.when(first)).toMatchObject([{ type: "play-limit-set", ...limit, value: 60 }]);
    }
    expect(past.when(set(baht(500)))).toMatchObject([{ type: "play-limit-set", ...name, value: baht(500) }]);
    expect(past.when(set(LIMIT))).toEqual([]);
    expect(PAST.when(set(undefined))).toEqual([]);
  });

  it("waits a day where it is a higher one, is confirmed within three more, and lapses", () => {
    expect(past.when(set(baht(9_000)))).toMatchObject([{ type: "play-limit-asked", value: baht(9_000) }]);
    expect(past.when(set(undefined))).toMatchObject([{ type: "play-limit-asked" }]);
    expect(asked.when(set(baht(9_000)), later(HOUR_MS))).toEqual([]);
    expect(outcomeOf(asked, COMMANDS.play(ABOVE))).toBe("play-limit-reached");
    expect(asked.when(confirm(baht(9_000)), later(DAY_MS - 1))).toEqual(
      refuse("limit-too-early", { from: plus(NOW, DAY_MS) }),
    );
    for (const ms of [DAY_MS, 4 * DAY_MS - 1]) {
      expect(asked.when(confirm(baht(9_000)), later(ms))).toMatchObject([
        { type: "play-limit-set", value: baht(9_000), raised: true },
      ]);
    }
    expect(asked.when(confirm(baht(9_001)), later(DAY_MS))).toEqual(refuse("limit-not-asked"));
    expect(asked.when(confirm(baht(9_000)), later(4 * DAY_MS))).toEqual(refuse("limit-not-asked"));
  });

  it("is taken back, and ends what was asked where it is lower", () => {
    const cancel = { type: "cancel-play-limit", ...name } as const;
    expect(asked.when(cancel)).toMatchObject([{ type: "play-limit-cancelled", ...name }]);
    expect(past.when(cancel)).toEqual([]);
    const lower = asked.and({ ...limitSet(name, baht(1)), id: "X-3" } as never);
    expect(lower.when(confirm(baht(9_000)), later(DAY_MS))).toEqual(refuse("limit-not-asked"));
  });

  it("keeps the times of raises for a month", () => {
    const raised = (days: number) =>
      ({ ...limitSet(name, LIMIT + days), at: plus(NOW, days * DAY_MS), raised: true }) as never;
    const { fairPlay } = PAST.and(raised(0), raised(1), raised(31)).state;
    expect(fairPlay?.raisedAt).toEqual([plus(NOW, DAY_MS), plus(NOW, 31 * DAY_MS)]);
  });
});

it("is open in a state that was stored without limits", () => {
  const { fairPlay: _, ...stored } = PAST.state;
  const state = readStateText(memberEngine.initial, { version: stored.version, ...stateText(stored) });
  const opened = state && memberEngine.decide(state, COMMANDS.open(), CONTEXT);
  expect(opened).toMatchObject({ ok: true, value: [{ type: "game-opened" }] });
});

it("stores a month of daily play in less than 2 kB, and reads it again", () => {
  const past = Array.from({ length: 40 }, (_, day) => minutesLater(day * 24 * 60)).reduce((all, at) => {
    const id = `D-${at}`;
    const deposited = [requested(id, baht(500), at), confirmed(id, at), credited(id, baht(500), at)];
    return all.and(...deposited, round(baht(1_234.56), baht(999.5), at));
  }, PAST);
  expect(JSON.stringify(past.state.fairPlay).length).toBeLessThan(2_000);
  const { version } = past.state;
  const read = readStateText(memberEngine.initial, { version, ...stateText(past.state) });
  const { days = [], ...usage } = read ? usageOf(read) : {};
  expect({ days, ...usage }).toEqual(usageOf(past.state));
  expect(days).toHaveLength(31);
  expect(days[1]).toEqual({
    day: "2026-12-28",
    depositedSatang: baht(500),
    deposits: 1,
    nightDeposits: 0,
    stakedSatang: baht(1_234.56),
    wonSatang: baht(999.5),
    // A game that is played a day later ended this act's time.
    playedMs: LONGEST_GAP_MS,
  });
});
