import type { PlayTotals, WinLoss, WinLossDay, WinLossGame } from "../../../core/games/model.ts";
import type { BangkokDate } from "../../../core/shared/bangkok-time.ts";
import type { DayRange } from "../../../core/shared/day-range.ts";
import { add, type Satang, subtract, ZERO } from "../../../core/shared/money.ts";
import { listItems, type PersistentList, prepend } from "../collections/persistent-list.ts";
import type { PlayDayRecord } from "../engine/state.ts";

interface PlayedRound {
  readonly game: string;
  readonly title: string;
  readonly bet: Satang;
  readonly win: Satang;
}

const NO_PLAY: PlayTotals = { rounds: 0, stakedSatang: ZERO, wonSatang: ZERO, netSatang: ZERO };

/** Adds a round to its day. The day need not be the latest one: a sandbox can set its clock back. */
export function addToPlayDays(
  days: PersistentList<PlayDayRecord>,
  day: BangkokDate,
  round: PlayedRound,
): PersistentList<PlayDayRecord> {
  if (!days || days.head.day < day) return prepend(days, { day, games: addPlay([], playOf(round)) });
  if (days.head.day > day) return prepend(addToPlayDays(days.tail, day, round), days.head);
  return prepend(days.tail, { day, games: addPlay(days.head.games, playOf(round)) });
}

/** The totals of the days in the range, by day and by game. */
export function winLossOf(playDays: PersistentList<PlayDayRecord>, { from, to }: DayRange): WinLoss {
  const days: WinLossDay[] = [];
  let games: readonly WinLossGame[] = [];
  for (const { day, games: ofDay } of listItems(playDays)) {
    if (day < from) break;
    if (day > to) continue;
    days.push({ day, ...sum(ofDay) });
    games = ofDay.reduce(addPlay, games);
  }
  return { days, games: [...games].sort(mostStakedFirst), total: sum(days) };
}

function playOf({ game: gameId, title, bet, win }: PlayedRound): WinLossGame {
  return { gameId, title, rounds: 1, stakedSatang: bet, wonSatang: win, netSatang: subtract(win, bet) };
}

function addPlay(games: readonly WinLossGame[], play: WinLossGame): readonly WinLossGame[] {
  const known = games.find(({ gameId }) => gameId === play.gameId);
  if (!known) return [...games, play];
  const { gameId, title } = play;
  return games.map((game) => (game === known ? { gameId, title, ...addTotals(known, play) } : game));
}

function sum(all: readonly PlayTotals[]): PlayTotals {
  return all.reduce(addTotals, NO_PLAY);
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
