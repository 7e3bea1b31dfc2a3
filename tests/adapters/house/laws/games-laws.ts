import { expect } from "vitest";
import type { PlayTotals } from "../../../../core/games/model.ts";
import { diceWin, isDiceBet, type Throw } from "../../../../core/rules/dice.ts";
import { type BangkokDate, bangkokDateOf, type DayRange } from "../../../../core/shared/bangkok-time.ts";
import type { HistoryEntry } from "../../../../core/wallet/model.ts";
import { eventsOf, type TestHouse, type TestMember } from "../test-house.ts";

export const ALL_DAYS: DayRange = { from: "2000-01-01" as BangkokDate, to: "2099-12-31" as BangkokDate };

/**
 * Checks that each round is one line of the history, that it pays by the dice rule, and that the totals by day and by
 * game are the sums of the rounds. Returns the net result of all rounds.
 */
export async function expectGamesLaws(
  testHouse: TestHouse,
  member: TestMember,
  lines: readonly HistoryEntry[],
): Promise<number> {
  const rounds = (await eventsOf(testHouse.journal)).flatMap((event) => (event.type === "round-played" ? [event] : []));
  const played = lines.filter(({ kind }) => kind === "game").reverse();
  expect(played.map(({ reference }) => reference)).toEqual(rounds.map(({ id }) => id));
  expect(played.map(({ creditSatang }) => creditSatang)).toEqual(rounds.map(({ win, bet }) => win - bet));
  for (const { betOn = "", bet, win, dice = [] } of rounds) {
    expect(isDiceBet(betOn) && diceWin(betOn, bet, dice as unknown as Throw)).toBe(win);
  }

  const { days, games = [], total } = await member.service.winLoss(ALL_DAYS);
  expect(sumOf(days)).toEqual(total);
  expect(sumOf(games)).toEqual(total);
  expect(days.map(({ day }) => day)).toEqual([...new Set(rounds.map(({ at }) => bangkokDateOf(at)))].reverse());
  expect(total).toEqual({
    rounds: rounds.length,
    stakedSatang: sum(rounds.map(({ bet }) => bet)),
    wonSatang: sum(rounds.map(({ win }) => win)),
    netSatang: sum(played.map(({ creditSatang }) => creditSatang)),
  });
  const mine = (await member.service.ranking("month")).find((line) => line.mine);
  const { asOf } = await member.service.credit();
  const month = bangkokDateOf(asOf).slice(0, 7);
  expect(mine?.stakedSatang).toBe(
    sum(rounds.filter(({ at }) => bangkokDateOf(at).startsWith(month)).map(({ bet }) => bet)),
  );
  return total.netSatang;
}

function sumOf(all: readonly PlayTotals[]): PlayTotals {
  return {
    rounds: sum(all.map(({ rounds }) => rounds)),
    stakedSatang: sum(all.map(({ stakedSatang }) => stakedSatang)),
    wonSatang: sum(all.map(({ wonSatang }) => wonSatang)),
    netSatang: sum(all.map(({ netSatang }) => netSatang)),
  } as PlayTotals;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((all, count) => all + count, 0);
}
