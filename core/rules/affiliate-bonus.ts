import type { AffiliateLogType } from "../affiliate/model.ts";
import { type BangkokDate, endOfDay, type Instant, MINUTE_MS } from "../shared/bangkok-time.ts";
import { add, type Satang, satang, subtract, ZERO } from "../shared/money.ts";

/**
 * The inviter's shares of a friend's play, in ten-thousandths.
 * - `af`: of the friend's stakes, whether they won or lost
 * - `wl`: of the friend's loss of a day; a day with a win has no share
 */
export const AFFILIATE_SHARES = { af: 50, wl: 500 } as const satisfies Record<AffiliateLogType, number>;

/** A day's result is final some minutes after midnight, when every round of the day is surely recorded. */
export const DAY_CLOSES_AFTER_MS = 10 * MINUTE_MS;

/** One friend's play on one day. */
export interface PlayedDay {
  readonly day: BangkokDate;
  readonly stakedSatang: Satang;
  readonly wonSatang: Satang;
}

export type AffiliateSums = Readonly<Record<AffiliateLogType, Satang>>;

export const NO_SUMS: AffiliateSums = { af: ZERO, wl: ZERO };

/**
 * What one friend's day has earned by now, in whole satang, rounded down. It never shrinks: stakes only grow, and the
 * share of a loss is added when the day is closed. So it can be paid out at any moment.
 */
export function affiliateBonus({ day, stakedSatang, wonSatang }: PlayedDay, now: Instant): AffiliateSums {
  const lost = subtract(stakedSatang, wonSatang);
  return {
    af: shareOf(stakedSatang, AFFILIATE_SHARES.af),
    wl: lost > 0 && isClosed(day, now) ? shareOf(lost, AFFILIATE_SHARES.wl) : ZERO,
  };
}

function isClosed(day: BangkokDate, now: Instant): boolean {
  return now >= endOfDay(day) + DAY_CLOSES_AFTER_MS;
}

export function addSums(one: AffiliateSums, other: AffiliateSums): AffiliateSums {
  return { af: add(one.af, other.af), wl: add(one.wl, other.wl) };
}

export function totalOf({ af, wl }: AffiliateSums): Satang {
  return add(af, wl);
}

function shareOf(amount: Satang, tenThousandths: number): Satang {
  // Multiplies whole parts and the rest separately, so that every product is an exact integer.
  const rest = amount % 10_000;
  return satang(((amount - rest) / 10_000) * tenThousandths + Math.floor((rest * tenThousandths) / 10_000));
}
