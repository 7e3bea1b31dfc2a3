import type { PlayTotals, WinLoss, WinLossDay, WinLossGame } from "../../../core/games/model.ts";
import type { BangkokDate } from "../../../core/shared/bangkok-time.ts";
import type { DayRange } from "../../../core/shared/day-range.ts";
import { add, type Satang, subtract, ZERO } from "../../../core/shared/money.ts";
import { each, type PersistentList } from "../collections/persistent-list.ts";
import type { PlayDayRecord } from "../engine/state.ts";

interface PlayedRound {
  readonly game: string;
  readonly title: string;
  readonly bet: Satang;
  readonly win: Satang;
}

const NOTHING: PlayTotals = { rounds: 0, stakedSatang: ZERO, wonSatang: ZERO, netSatang: ZERO };

/** The days with one more round; a day that is not the latest (the clock was set back) keeps its place. */
export function withRound(
  days: PersistentList<PlayDayRecord>,
  day: BangkokDate,
  round: PlayedRound,
): PersistentList<PlayDayRecord> {
  if (!days || days.head.day < day) return { head: { day, games: withPlay([], played(round)) }, tail: days };
  if (days.head.day > day) return { head: days.head, tail: withRound(days.tail, day, round) };
  return { head: { day, games: withPlay(days.head.games, played(round)) }, tail: days.tail };
}

/** What the days of the range came to, by day and by game. */
export function winLossOf(kept: PersistentList<PlayDayRecord>, { from, to }: DayRange): WinLoss {
  const days: WinLossDay[] = [];
  let games: readonly WinLossGame[] = [];
  for (const { day, games: ofDay } of each(kept)) {
    if (day < from) break;
    if (day > to) continue;
    days.push({ day, ...sum(ofDay) });
    games = ofDay.reduce(withPlay, games);
  }
  return { days, games: [...games].sort(mostStakedFirst), total: sum(days) };
}

function played({ game: gameId, title, bet, win }: PlayedRound): WinLossGame {
  return { gameId, title, rounds: 1, stakedSatang: bet, wonSatang: win, netSatang: subtract(win, bet) };
}

function withPlay(games: readonly WinLossGame[], more: WinLossGame): readonly WinLossGame[] {
  const known = games.find(({ gameId }) => gameId === more.gameId);
  if (!known) return [...games, more];
  const { gameId, title } = more;
  return games.map((game) => (game === known ? { gameId, title, ...plus(known, more) } : game));
}

function sum(all: readonly PlayTotals[]): PlayTotals {
  return all.reduce(plus, NOTHING);
}

function plus(one: PlayTotals, other: PlayTotals): PlayTotals {
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
