import { describe, expect, it } from "vitest";
import { rowChanges } from "../../../../adapters/house/engine/derived/rows.ts";
import { type Command, type MemberState, memberEngine } from "../../../../adapters/house/house.ts";
import { SANDBOX_CONTENT } from "../../../../adapters/house/sandbox/sandbox-content.ts";
import { seededRandom } from "../../../../adapters/house/seeds/seeded-random.ts";
import { standingOf } from "../../../../adapters/house/session/account.ts";
import { DAY_MS, type Instant, instant, plus } from "../../../../core/shared/bangkok-time.ts";
import { baht, ZERO } from "../../../../core/shared/money.ts";
import { codeOf, NOON, unwrap } from "../test-house.ts";

const { limits, accounts, rewards } = SANDBOX_CONTENT;
const rules = { limits, accounts, rewards, secondFactorFor: [] };
const contextAt = (now: Instant) => ({ now, random: seededRandom(1), takenKeys: [], ...rules });

function after(state: MemberState, now: Instant, ...commands: readonly Command[]): MemberState {
  return commands.reduce(
    (before, command) =>
      unwrap(memberEngine.decide(before, command, contextAt(now))).reduce(memberEngine.evolve, before),
    state,
  );
}

const bonus = (amount = baht(1_000)): Command => ({ type: "grant-bonus", title: "ทดสอบ", amount, points: 0 });

describe("a game round", () => {
  it("posts win minus bet in one line", () => {
    const state = after(memberEngine.initial, NOON, bonus(), {
      type: "record-round",
      game: "dice",
      title: "ไพ่มังกร",
      bet: baht(40),
      win: baht(100),
    });
    expect(state.creditSatang).toBe(baht(1_060));
    const [line] = rowChanges(state)
      .filter(({ row }) => row.list === "ledger")
      .slice(-1);
    expect(line).toMatchObject({ row: { body: { kind: "game", title: "ไพ่มังกร", creditSatang: baht(60) } } });
  });

  it("refuses a bet above the credit and a negative bet", () => {
    const round = (bet: number): Command => ({
      type: "record-round",
      game: "dice",
      title: "ไพ่มังกร",
      bet: baht(bet),
      win: ZERO,
    });
    const state = after(memberEngine.initial, NOON, bonus(baht(50)));
    expect(codeOf(memberEngine.decide(state, round(50.01), contextAt(NOON)))).toBe("credit-insufficient");
    expect(codeOf(memberEngine.decide(state, round(-1), contextAt(NOON)))).toBe("amount-negative");
    expect(after(state, NOON, round(50)).creditSatang).toBe(0);
  });
});

describe("a check-in", () => {
  it("gives points once a day, more for days in a row, and starts over after a missed day", () => {
    let state = memberEngine.initial;
    const points: number[] = [];
    for (const day of [0, 1, 2, 3, 4, 5, 6, 7, 9]) {
      const before = state.points;
      state = after(state, plus(NOON, day * DAY_MS), { type: "check-in", intent: undefined });
      points.push(state.points - before);
    }
    expect(points).toEqual([5, 5, 8, 8, 10, 12, 20, 5, 5]);
    expect(state.creditSatang).toBe(0);
  });
});

describe("a level by month", () => {
  const moment = (iso: string) => instant(Date.parse(iso));

  it("is earned by the month's deposits and ends with the Bangkok month", () => {
    const deposit = (state: MemberState, now: Instant): MemberState => {
      const asked = after(state, now, { type: "request-deposit", amount: baht(600_000), intent: undefined });
      const id = [...asked.deposits.keys()].at(-1) ?? "";
      return after(asked, now, { type: "confirm-deposit", id, intent: undefined }, { type: "approve", id });
    };
    const october = deposit(memberEngine.initial, moment("2026-10-31T23:59:59+07:00"));
    const november = deposit(october, moment("2026-11-01T00:00:00+07:00"));
    expect(standingOf(november, moment("2026-11-02T00:00:00+07:00"))).toMatchObject({
      level: "platinum",
      depositedThisMonthSatang: baht(600_000),
      depositedTotalSatang: baht(1_200_000),
    });
    const more = deposit(november, moment("2026-11-30T12:00:00+07:00"));
    expect(standingOf(more, moment("2026-11-30T23:59:59.999+07:00")).level).toBe("diamond");
    expect(standingOf(more, moment("2026-12-01T00:00:00+07:00"))).toMatchObject({
      level: "platinum",
      depositedThisMonthSatang: 0,
    });
  });

  it("is vip only by invitation, until staff take it back", () => {
    const vip = after(memberEngine.initial, NOON, { type: "grant-level", level: 5 });
    expect(standingOf(vip, plus(NOON, 400 * DAY_MS)).level).toBe("vip");
    expect(standingOf(after(vip, NOON, { type: "grant-level", level: undefined }), NOON).level).toBe("silver");
  });
});

describe("an event of a later version", () => {
  it("throws and is not ignored", () => {
    const unknown = JSON.parse('{"type":"credit-doubled","at":1}') as Parameters<typeof memberEngine.evolve>[1];
    expect(() => memberEngine.evolve(memberEngine.initial, unknown)).toThrow("credit-doubled");
  });
});
