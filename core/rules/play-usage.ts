import {
  addDays,
  type BangkokDate,
  bangkokDateOf,
  dayOfMonth,
  daysInMonth,
  type Instant,
  MINUTE_MS,
  monthOf,
  startOfDay,
} from "../shared/bangkok-time.ts";
import { add, type Satang, ZERO } from "../shared/money.ts";
import { type Refusal, refuse } from "../shared/refusal.ts";
import {
  type LimitKind,
  type LimitPeriod,
  type LimitSettings,
  PLAY_LIMITS,
  type PlayLimit,
  settingOf,
} from "./play-limits.ts";

/** What a member did in one Bangkok day. */
export interface PlayDay {
  readonly day: BangkokDate;
  /** Credited. */
  readonly depositedSatang: Satang;
  readonly deposits: number;
  /** Of them between midnight and five. */
  readonly nightDeposits: number;
  /** Of rounds that ended in the day. */
  readonly stakedSatang: Satang;
  readonly wonSatang: Satang;
  /** Time at play. */
  readonly playedMs: number;
}

/** What is decided and not yet in a day. */
export interface UnderWay {
  /** Deposits and slips that wait for their credit. */
  readonly depositsSatang: Satang;
  /** Stakes of rounds that go on. */
  readonly stakesSatang: Satang;
}

export interface PlayUsage {
  /** At least those of the running month and of the last seven days. */
  readonly days: readonly PlayDay[];
  readonly underWay: UnderWay;
}

const EMPTY = {
  depositedSatang: ZERO,
  deposits: 0,
  nightDeposits: 0,
  stakedSatang: ZERO,
  wonSatang: ZERO,
  playedMs: 0,
} as const;

/** Seven days: the day itself and the six before it. */
const WEEK_DAYS = 7;
/** The longest month. A row of nights goes no further back. */
const STORED_DAYS = 31;

/** The days with more added to one of them. Old days are left out. */
export function withPlay(
  days: readonly PlayDay[],
  day: BangkokDate,
  more: Partial<Omit<PlayDay, "day">>,
): readonly PlayDay[] {
  const before = days.find((each) => each.day === day) ?? { day, ...EMPTY };
  const after: PlayDay = {
    day,
    depositedSatang: add(before.depositedSatang, more.depositedSatang ?? ZERO),
    deposits: before.deposits + (more.deposits ?? 0),
    nightDeposits: before.nightDeposits + (more.nightDeposits ?? 0),
    stakedSatang: add(before.stakedSatang, more.stakedSatang ?? ZERO),
    wonSatang: add(before.wonSatang, more.wonSatang ?? ZERO),
    playedMs: before.playedMs + (more.playedMs ?? 0),
  };
  const oldest = addDays(day, 1 - STORED_DAYS);
  return [after, ...days.filter((each) => each.day !== day && each.day >= oldest)];
}

/** The first day of the period that `today` is in: the day, the last seven days, or the calendar month. */
export function firstDayOf(period: LimitPeriod, today: BangkokDate): BangkokDate {
  if (period === "day") return today;
  return period === "week" ? addDays(today, 1 - WEEK_DAYS) : addDays(today, 1 - dayOfMonth(today));
}

/** Satang, or whole minutes for time. A loss below 0 is a win. */
export function usedOf({ kind, period }: PlayLimit, { days, underWay }: PlayUsage, now: Instant): number {
  const today = bangkokDateOf(now);
  const first = firstDayOf(period, today);
  const counted = days.filter(({ day }) => day >= first && day <= today);
  const total = (of: (day: PlayDay) => number) => counted.reduce((sum, day) => sum + of(day), 0);
  switch (kind) {
    case "deposit":
      return total((day) => day.depositedSatang) + underWay.depositsSatang;
    case "stake":
      return total((day) => day.stakedSatang) + underWay.stakesSatang;
    case "loss":
      return total((day) => day.stakedSatang - day.wonSatang) + underWay.stakesSatang;
    case "time":
      return Math.floor(total((day) => day.playedMs) / MINUTE_MS);
  }
}

/** When some of what is used counts no more: at a midnight. */
export function resetsAt({ kind, period }: PlayLimit, { days }: PlayUsage, now: Instant): Instant {
  const today = bangkokDateOf(now);
  if (period === "day") return startOfDay(addDays(today, 1));
  if (period === "month") return startOfDay(addDays(today, daysInMonth(today) - dayOfMonth(today) + 1));
  const first = firstDayOf("week", today);
  const counts = (each: PlayDay) => (kind === "deposit" ? each.depositedSatang : each.stakedSatang) > 0;
  const used = days.filter((each) => each.day >= first && each.day <= today && counts(each)).map(({ day }) => day);
  const oldest = used.reduce((one, other) => (other < one ? other : one), today);
  return startOfDay(addDays(oldest, WEEK_DAYS));
}

/** What is left of a limit. */
export interface LimitUse extends PlayLimit {
  readonly amount: number | undefined;
  readonly used: number;
  /** 0 or more; undefined without a limit. */
  readonly left: number | undefined;
  readonly resetsAt: Instant;
}

/** Every limit in the order of `PLAY_LIMITS`, also those that the member has not. */
export function limitUses(settings: LimitSettings, usage: PlayUsage, now: Instant): readonly LimitUse[] {
  return PLAY_LIMITS.map((limit) => {
    const { amount } = settingOf(settings, limit);
    const used = usedOf(limit, usage, now);
    const left = amount === undefined ? undefined : Math.max(0, amount - used);
    return { ...limit, amount, used, left, resetsAt: resetsAt(limit, usage, now) };
  });
}

/** What a member wants to do: a deposit or a stake of some satang, or to open a game. */
export type Move =
  | { readonly move: "deposit"; readonly amount: Satang }
  | { readonly move: "stake"; readonly amount: Satang }
  | { readonly move: "open" };

const KINDS_OF_MOVE: Readonly<Record<Move["move"], readonly LimitKind[]>> = {
  deposit: ["deposit"],
  stake: ["time", "loss", "stake"],
  open: ["time", "loss", "stake"],
};

/**
 * Whether all limits allow the move; undefined if so, else the reason with what is left of the tightest. A round may lose
 * no more than its stake, so exactly what is left may be staked. Time stops play once it is used up.
 */
export function reasonAgainstMove(
  settings: LimitSettings,
  usage: PlayUsage,
  move: Move,
  now: Instant,
): Refusal | undefined {
  const kinds = KINDS_OF_MOVE[move.move];
  const hit = limitUses(settings, usage, now)
    .filter(({ kind }) => kinds.includes(kind))
    .filter(({ kind, left }) => left !== undefined && neededBy(move, kind) > left);
  const [tightest] = hit.sort((one, other) => (one.left ?? 0) - (other.left ?? 0) || other.resetsAt - one.resetsAt);
  if (!tightest) return undefined;
  const { kind, period, amount = 0, left = 0, resetsAt: at } = tightest;
  const facts = { limitKind: kind, limitPeriod: period, resetsAt: at };
  return kind === "time"
    ? refuse("play-limit-reached", { ...facts, limitMinutes: amount, leftMinutes: left })
    : refuse("play-limit-reached", { ...facts, limitSatang: amount as Satang, leftSatang: left as Satang });
}

/** At least this much must be left. An opened game needs a satang, or a minute. */
function neededBy(move: Move, kind: LimitKind): number {
  return move.move === "open" || kind === "time" ? 1 : move.amount;
}

/** A pause between two acts at play counts up to this long. */
export const LONGEST_GAP_MS = 5 * MINUTE_MS;

/** The time at play between two acts, by day. Empty where the clock went back. */
export function playedBetween(
  from: Instant,
  to: Instant,
): readonly { readonly day: BangkokDate; readonly playedMs: number }[] {
  const gap = Math.min(to - from, LONGEST_GAP_MS);
  if (gap <= 0) return [];
  const [first, last] = [bangkokDateOf(from), bangkokDateOf((from + gap) as Instant)];
  if (first === last) return [{ day: first, playedMs: gap }];
  const before = startOfDay(last) - from;
  return [
    { day: first, playedMs: before },
    { day: last, playedMs: gap - before },
  ].filter(({ playedMs }) => playedMs > 0);
}

/** Whether a day belongs to the month of `now`. */
export function isInMonth(day: BangkokDate, now: Instant): boolean {
  return monthOf(day) === monthOf(bangkokDateOf(now));
}
