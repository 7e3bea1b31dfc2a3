import {
  addDays,
  type BangkokDate,
  bangkokDateOf,
  DAY_MS,
  type Instant,
  instant,
  monthOf,
  startOfDay,
} from "../../../core/shared/bangkok-time.ts";
import { type Satang, satang } from "../../../core/shared/money.ts";

/** The days of a seeded life, the last one today, which is only as long as it has lasted so far. */
const LIFE_DAYS = 61;

export function daysUntil(now: Instant): readonly BangkokDate[] {
  const today = bangkokDateOf(now);
  return Array.from({ length: LIFE_DAYS }, (_, index) => addDays(today, index + 1 - LIFE_DAYS));
}

/** A moment of the day, `share` of the way through it (or through what has passed of today). */
export function momentOf(day: BangkokDate, share: number, now: Instant): Instant {
  const start = startOfDay(day);
  const length = Math.min(DAY_MS - 1, now - start);
  return instant(start + Math.floor(length * share));
}

/** Splits a sum into round parts of differing size that add up to it exactly. */
function splitSum(total: Satang, count: number, random: () => number): readonly Satang[] {
  if (count <= 0 || total <= 0) return [];
  const weights = Array.from({ length: count }, () => 0.4 + random());
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const unit = total >= 10_000_000 ? 100_000 : 10_000;
  const parts = weights.map((weight) => Math.max(unit, Math.round((total * weight) / all / unit) * unit));
  const rest = total - parts.slice(1).reduce((sum, part) => sum + part, 0);
  return [satang(rest), ...parts.slice(1).map(satang)];
}

/** Which deposit falls on which day: `thisMonth` of them from the first of the month on, the others before today. */
export function plannedDeposits(
  days: readonly BangkokDate[],
  { deposited, depositCount, thisMonth }: { deposited: Satang; depositCount: number; thisMonth: Satang },
  random: () => number,
): ReadonlyMap<BangkokDate, readonly Satang[]> {
  const today = days[days.length - 1];
  const month = today && monthOf(today);
  const monthDays = days.filter((day) => monthOf(day) === month);
  const earlier = days.filter((day) => (thisMonth > 0 ? monthOf(day) !== month : day !== today));
  const monthCount = thisMonth > 0 ? 3 : 0;
  const planned = new Map<BangkokDate, Satang[]>();
  const put = (amounts: readonly Satang[], among: readonly BangkokDate[]): void => {
    amounts.forEach((amount, index) => {
      // Spread over the days in order, the first at once: who plays has paid in before.
      const at = Math.floor(((index + (index === 0 ? 0 : random())) / amounts.length) * among.length);
      const day = among[at];
      if (day) planned.set(day, [...(planned.get(day) ?? []), amount]);
    });
  };
  put(splitSum(satang(deposited - thisMonth), depositCount - monthCount, random), earlier);
  put(splitSum(thisMonth, monthCount, random), monthDays);
  return planned;
}
