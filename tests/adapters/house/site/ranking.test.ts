import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { memberEngine } from "../../../../adapters/house/house.ts";
import { createMemoryJournal } from "../../../../adapters/house/journals/memory.ts";
import type { Registered } from "../../../../adapters/house/session/account.ts";
import { rankingRows, readRanking, type Stakes, withStake } from "../../../../adapters/house/site/ranking.ts";
import { bangkokDateOf, DAY_MS, type Instant, instant, plus } from "../../../../core/shared/bangkok-time.ts";
import { baht, type Satang, ZERO } from "../../../../core/shared/money.ts";
import type { RankingPeriod } from "../../../../core/site/model.ts";

const at = (iso: string): Instant => instant(Date.parse(iso));

/** Writes the rows of rounds, each member's in the order of time, and returns the ranking without names. */
async function rankingOf(rounds: readonly (readonly [member: string, at: Instant, bet: Satang])[]) {
  const journal = createMemoryJournal();
  const stakes = new Map<string, Stakes>();
  const versions = new Map<string, number>();
  for (const [member, moment, bet] of [...rounds].sort(([, one], [, other]) => one - other)) {
    const after = withStake(stakes.get(member), bangkokDateOf(moment), bet);
    stakes.set(member, after);
    const account = { id: member, name: "สมาชิก ทดสอบ" } as unknown as Registered;
    const version = versions.get(member) ?? 0;
    versions.set(member, version + 1);
    const rows = rankingRows({ ...memberEngine.initial, account, stakes: after });
    await journal.append({ stream: member, expectedVersion: version, events: [{ type: "round", at: moment }], rows });
  }
  return async (period: RankingPeriod, now: Instant, member = "me") =>
    (await readRanking(journal.rows, period, now, member, "me")).map(
      ({ rank, stakedSatang, mine }) => [rank, stakedSatang, mine] as const,
    );
}

describe("the ranking", () => {
  const MONDAY = at("2026-11-16T00:00:00+07:00");
  const FIRST = at("2026-11-01T00:00:00+07:00");

  test("counts today, this week from Monday, and this month, by Bangkok days", async () => {
    const list = await rankingOf([
      ["me", plus(MONDAY, -1), baht(1)],
      ["me", MONDAY, baht(2)],
      ["me", plus(MONDAY, 6 * DAY_MS), baht(4)],
      ["me", plus(FIRST, -1), baht(8)],
      ["me", FIRST, baht(16)],
    ]);
    const sunday = plus(MONDAY, 7 * DAY_MS - 1);
    expect(await list("day", sunday)).toEqual([[1, baht(4), true]]);
    expect(await list("week", sunday)).toEqual([[1, baht(6), true]]);
    expect(await list("month", sunday)).toEqual([[1, baht(23), true]]);
    expect(await list("week", plus(sunday, 1))).toEqual([[1, ZERO, true]]);
    expect(await list("month", plus(FIRST, -1))).toEqual([[1, baht(8), true]]);
  });

  test("shows fifty members and then the own line, and gives equal stakes the same rank", async () => {
    const now = plus(MONDAY, 1);
    const others = Array.from({ length: 60 }, (_, n) => [`m${n}`, now, baht(100 - Math.floor(n / 2))] as const);
    const list = await rankingOf([...others, ["me", now, baht(1)]]);
    const lines = await list("day", now);
    expect(lines).toHaveLength(51);
    expect(lines.slice(0, 4).map(([rank]) => rank)).toEqual([1, 1, 3, 3]);
    expect(lines.at(-1)).toEqual([61, baht(1), true]);
    expect((await list("day", now, "nobody")).at(-1)).toEqual([62, ZERO, true]);
    expect(await list("day", now, "m0")).toHaveLength(50);
  });

  test("sums up the stakes in falling order with one own line, for any rounds", async () => {
    const aRound = fc.tuple(
      fc.constantFrom("a", "b", "c", "me"),
      fc.integer({ min: 0, max: 40 }).map((days) => plus(MONDAY, -days * DAY_MS)),
      fc.integer({ min: 1, max: 500 }).map(baht),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(aRound, { maxLength: 30 }), async (rounds) => {
        const list = await rankingOf(rounds);
        const lines = await list("day", MONDAY);
        const today = rounds.filter(([, moment]) => moment >= MONDAY).map(([, , bet]) => bet);
        expect(lines.reduce((sum, [, staked]) => sum + staked, 0)).toBe(today.reduce((sum, bet) => sum + bet, 0));
        expect(lines.filter(([, , mine]) => mine)).toHaveLength(1);
        for (const [index, [rank, staked]] of lines.entries()) {
          const better = lines.filter(([, other]) => other > staked).length;
          expect(rank).toBe(better + 1);
          if (index > 0) expect(staked).toBeLessThanOrEqual(lines[index - 1]?.[1] ?? 0);
        }
      }),
    );
  });
});

test("a member who plays between two reads of a ranking moves nobody's rank in it", async () => {
  const { rows } = createMemoryJournal();
  const first = { list: "ranking", owner: "day", id: "another", order: baht(5), body: '{"maskedName":"ก***"}' };
  const between = { ...rows, page: async () => [first], get: async () => undefined, count: async () => 2 };
  const shown = await readRanking(
    between as unknown as typeof rows,
    "day",
    at("2026-11-20T12:00:00+07:00"),
    "me",
    "ฉ***",
  );
  expect(shown.map(({ rank, mine }) => [rank, mine])).toEqual([
    [1, false],
    [2, true],
  ]);
});
