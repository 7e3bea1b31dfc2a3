import {
  addDays,
  type BangkokDate,
  bangkokDateOf,
  bangkokMsOfDay,
  HOUR_MS,
  type Instant,
} from "../shared/bangkok-time.ts";
import { type Satang, satang } from "../shared/money.ts";
import type { PlayDay } from "./play-usage.ts";

/** What may mean that play does harm, with the facts that it follows from. It leads to a suggestion, never to a block. */
export type SignOfHarm =
  /** The latest day with several deposits and a loss: each deposit may have been made to win the last one back. */
  | { readonly sign: "chasing"; readonly day: BangkokDate; readonly deposits: number; readonly lostSatang: Satang }
  /** Nights in a row with a deposit, at most `MOST_NIGHTS`. */
  | { readonly sign: "nights"; readonly nights: number; readonly last: BangkokDate }
  | { readonly sign: "raised-limits"; readonly times: number; readonly last: BangkokDate };

const CHASING_DEPOSITS = 3;
const NIGHTS = 3;
/** No day before is needed, whether the row ends today or yesterday. */
const MOST_NIGHTS = 30;
const NIGHT_ENDS_MS = 5 * HOUR_MS;
const RAISES = 2;
/** The day itself and the days before it that count. */
const CHASING_DAYS = 7;
const RAISE_DAYS = 30;

/** From midnight until five in Bangkok: the night of the day that it starts. */
export function isAtNight(at: Instant): boolean {
  return bangkokMsOfDay(at) < NIGHT_ENDS_MS;
}

/**
 * @param days at least those of the last week; a row of nights needs the last 31
 * @param raisedAt when a higher limit, or none, was confirmed
 */
export function signsOfHarm(
  { days, raisedAt }: { readonly days: readonly PlayDay[]; readonly raisedAt: readonly Instant[] },
  now: Instant,
): readonly SignOfHarm[] {
  const today = bangkokDateOf(now);
  return [chasing(days, today), nights(days, today), raisedLimits(raisedAt, today)].filter(
    (sign) => sign !== undefined,
  );
}

function chasing(days: readonly PlayDay[], today: BangkokDate): SignOfHarm | undefined {
  const first = addDays(today, 1 - CHASING_DAYS);
  const [latest] = days
    .filter(({ day, deposits }) => day >= first && day <= today && deposits >= CHASING_DEPOSITS)
    .filter(({ stakedSatang, wonSatang }) => stakedSatang > wonSatang)
    .sort((one, other) => (one.day < other.day ? 1 : -1));
  if (!latest) return undefined;
  const { day, deposits, stakedSatang, wonSatang } = latest;
  return { sign: "chasing", day, deposits, lostSatang: satang(stakedSatang - wonSatang) };
}

/** The row of nights that ends with today's or with yesterday's. */
function nights(days: readonly PlayDay[], today: BangkokDate): SignOfHarm | undefined {
  const late = new Set(days.filter(({ nightDeposits }) => nightDeposits > 0).map(({ day }) => day));
  const last = late.has(today) ? today : addDays(today, -1);
  let count = 0;
  while (count < MOST_NIGHTS && late.has(addDays(last, -count))) count += 1;
  return count >= NIGHTS ? { sign: "nights", nights: count, last } : undefined;
}

function raisedLimits(raisedAt: readonly Instant[], today: BangkokDate): SignOfHarm | undefined {
  const first = addDays(today, 1 - RAISE_DAYS);
  const raised = raisedAt
    .map(bangkokDateOf)
    .filter((day) => day >= first && day <= today)
    .sort();
  const last = raised[raised.length - 1];
  return last !== undefined && raised.length >= RAISES
    ? { sign: "raised-limits", times: raised.length, last }
    : undefined;
}
