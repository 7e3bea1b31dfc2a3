import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { MemberEvent } from "../../../../adapters/house/engine/events.ts";
import { createRankingIndex } from "../../../../adapters/house/site/ranking-index.ts";
import { DAY_MS, type Instant, instant, plus } from "../../../../core/shared/bangkok-time.ts";
import { baht, type Satang, ZERO } from "../../../../core/shared/money.ts";
import type { RankingPeriod } from "../../../../core/site/model.ts";

const at = (iso: string): Instant => instant(Date.parse(iso));
const round = (moment: Instant, bet: Satang): MemberEvent => ({
  type: "round-played",
  at: moment,
  id: "G-1",
  game: "dice",
  title: "เต๋า",
  bet,
  win: ZERO,
});

/** Applies rounds to a new index and returns its `list`, without names. */
function indexOf(rounds: readonly (readonly [stream: string, at: Instant, bet: Satang])[]) {
  const index = createRankingIndex();
  for (const [stream, moment, bet] of rounds) index.apply(stream, round(moment, bet));
  return (period: RankingPeriod, now: Instant, stream = "me") =>
    index.list(period, now, stream).map(({ rank, stakedSatang, mine }) => [rank, stakedSatang, mine] as const);
}

describe("the ranking", () => {
  const MONDAY = at("2026-11-16T00:00:00+07:00");
  const FIRST = at("2026-11-01T00:00:00+07:00");

  test("counts today, this week from Monday, and this month, by Bangkok days", () => {
    const list = indexOf([
      ["me", plus(MONDAY, -1), baht(1)],
      ["me", MONDAY, baht(2)],
      ["me", plus(MONDAY, 6 * DAY_MS), baht(4)],
      ["me", plus(FIRST, -1), baht(8)],
      ["me", FIRST, baht(16)],
    ]);
    const sunday = plus(MONDAY, 7 * DAY_MS - 1);
    expect(list("day", sunday)).toEqual([[1, baht(4), true]]);
    expect(list("week", sunday)).toEqual([[1, baht(6), true]]);
    expect(list("month", sunday)).toEqual([[1, baht(23), true]]);
    expect(list("week", plus(sunday, 1))).toEqual([[1, ZERO, true]]);
    expect(list("month", plus(FIRST, -1))).toEqual([[1, baht(8), true]]);
  });

  test("shows fifty members and then the own line, and gives equal stakes the same rank", () => {
    const now = plus(MONDAY, 1);
    const others = Array.from({ length: 60 }, (_, n) => [`m${n}`, now, baht(100 - Math.floor(n / 2))] as const);
    const list = indexOf([...others, ["me", now, baht(1)]]);
    const lines = list("day", now);
    expect(lines).toHaveLength(51);
    expect(lines.slice(0, 4).map(([rank]) => rank)).toEqual([1, 1, 3, 3]);
    expect(lines.at(-1)).toEqual([61, baht(1), true]);
    expect(list("day", now, "nobody").at(-1)).toEqual([62, ZERO, true]);
    expect(list("day", now, "m0")).toHaveLength(50);
  });

  test("sums up the stakes in falling order with one own line, for any rounds in any order", () => {
    const aRound = fc.tuple(
      fc.constantFrom("a", "b", "c", "me"),
      fc.integer({ min: 0, max: 40 }).map((days) => plus(MONDAY, -days * DAY_MS)),
      fc.integer({ min: 1, max: 500 }).map(baht),
    );
    fc.assert(
      fc.property(fc.array(aRound, { maxLength: 30 }), (rounds) => {
        const list = indexOf(rounds);
        const lines = list("day", MONDAY);
        const today = rounds.filter(([, moment]) => moment >= MONDAY).map(([, , bet]) => bet);
        expect(lines.reduce((sum, [, staked]) => sum + staked, 0)).toBe(today.reduce((sum, bet) => sum + bet, 0));
        expect(lines.filter(([, , mine]) => mine)).toHaveLength(1);
        for (const [index, [rank, staked]] of lines.entries()) {
          const better = lines.filter(([, other]) => other > staked).length;
          expect(rank).toBe(better + 1);
          if (index > 0) expect(staked).toBeLessThanOrEqual(lines[index - 1]?.[1] ?? 0);
        }
        expect(indexOf([...rounds].reverse())("month", MONDAY)).toEqual(list("month", MONDAY));
      }),
    );
  });
});
