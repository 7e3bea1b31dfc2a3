import type { PlayTotals, WinLoss, WinLossDay, WinLossGame } from "../../../core/games/model.ts";
import type { PlayedDay } from "../../../core/rules/affiliate-bonus.ts";
import type { BangkokDate } from "../../../core/shared/bangkok-time.ts";
import { add, type Satang, satang, subtract, ZERO } from "../../../core/shared/money.ts";
import { addTo, bodyOf } from "../engine/derived/rows.ts";
import type { Row, RowChange } from "../ports/rows.ts";

interface PlayedRound {
  readonly game: string;
  readonly title: string;
  readonly bet: Satang;
  readonly win: Satang;
}

/** More than one, because a journal of an earlier release can have rounds that are not in the order of time. */
const MAX_DAYS = 7;

const NO_PLAY: PlayTotals = { rounds: 0, stakedSatang: ZERO, wonSatang: ZERO, netSatang: ZERO };

/** The latest days with the round added to its day. */
export function withPlayedRound(
  days: readonly PlayedDay[],
  day: BangkokDate,
  { bet, win }: PlayedRound,
): readonly PlayedDay[] {
  const before = playedOn(days, day);
  const after = { day, stakedSatang: add(before.stakedSatang, bet), wonSatang: add(before.wonSatang, win) };
  return [after, ...days.filter((each) => each.day !== day)]
    .sort((one, other) => (one.day < other.day ? 1 : -1))
    .slice(0, MAX_DAYS);
}

/** What was played on a day that is among the latest ones. */
export function playedOn(days: readonly PlayedDay[], day: BangkokDate): PlayedDay {
  return days.find((each) => each.day === day) ?? { day, stakedSatang: ZERO, wonSatang: ZERO };
}

/** One row for each game and day. */
export function playRow(owner: string, day: BangkokDate, { game, title, bet, win }: PlayedRound): RowChange {
  return addTo({
    list: "plays",
    owner,
    id: `${day} ${game}`,
    order: Number(day.replace(/-/g, "")),
    day,
    tag: game,
    sums: [1, bet, win],
    body: { title },
  });
}

/** The totals of such rows, by day and by game. */
export function winLossOf(rows: readonly Row[]): WinLoss {
  const days = new Map<BangkokDate, PlayTotals>();
  const games = new Map<string, WinLossGame>();
  for (const row of rows) {
    const { day, tag: gameId = "" } = row;
    if (!day) continue;
    const totals = totalsOf(row);
    days.set(day, addTotals(days.get(day) ?? NO_PLAY, totals));
    // Rows come with the latest day first, and a game keeps its latest title.
    const title = games.get(gameId)?.title ?? bodyOf<{ readonly title: string }>(row).title;
    games.set(gameId, { gameId, title, ...addTotals(games.get(gameId) ?? NO_PLAY, totals) });
  }
  return {
    days: [...days].map(([day, totals]): WinLossDay => ({ day, ...totals })),
    games: [...games.values()].sort(mostStakedFirst),
    total: [...days.values()].reduce(addTotals, NO_PLAY),
  };
}

function totalsOf({ sums: [rounds = 0, staked = 0, won = 0] = [] }: Row): PlayTotals {
  const [stakedSatang, wonSatang] = [satang(staked), satang(won)];
  return { rounds, stakedSatang, wonSatang, netSatang: subtract(wonSatang, stakedSatang) };
}

function addTotals(one: PlayTotals, other: PlayTotals): PlayTotals {
  return {
    rounds: one.rounds + other.rounds,
    stakedSatang: add(one.stakedSatang, other.stakedSatang),
    wonSatang: add(one.wonSatang, other.wonSatang),
    netSatang: add(one.netSatang, other.netSatang),
  };
}

function mostStakedFirst(one: WinLossGame, other: WinLossGame): number {
  return other.stakedSatang - one.stakedSatang || (one.gameId < other.gameId ? -1 : 1);
}
