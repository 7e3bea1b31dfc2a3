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

/** How many days are seeded, today included. */
const SEEDED_DAYS = 61;

export function daysUntil(now: Instant): readonly BangkokDate[] {
  const today = bangkokDateOf(now);
  return Array.from({ length: SEEDED_DAYS }, (_, index) => addDays(today, index + 1 - SEEDED_DAYS));
}

/** The moment at this share of the day. Today ends at `now`. */
export function momentOf(day: BangkokDate, share: number, now: Instant): Instant {
  const start = startOfDay(day);
  const length = Math.min(DAY_MS - 1, now - start);
  return instant(start + Math.floor(length * share));
}

/** Splits a sum into round parts of different sizes. The parts add up to the sum exactly. */
function splitSum(total: Satang, count: number, random: () => number): readonly Satang[] {
  if (count <= 0 || total <= 0) return [];
  const weights = Array.from({ length: count }, () => 0.4 + random());
  const totalWeight = weights.reduce((sum, weight) => sum + weight, 0);
  const unit = total >= 10_000_000 ? 100_000 : 10_000;
  const parts = weights.map((weight) => Math.max(unit, Math.round((total * weight) / totalWeight / unit) * unit));
  const rest = total - parts.slice(1).reduce((sum, part) => sum + part, 0);
  return [satang(rest), ...parts.slice(1).map(satang)];
}

/** The deposits of each day: those of `thisMonth` in the current month, the others before today. */
export function plannedDeposits(
  days: readonly BangkokDate[],
  { deposited, depositCount, thisMonth }: { deposited: Satang; depositCount: number; thisMonth: Satang },
  random: () => number,
): ReadonlyMap<BangkokDate, readonly Satang[]> {
  const today = days[days.length - 1];
  const month = today && monthOf(today);
  const monthDays = days.filter((day) => monthOf(day) === month);
  const earlierDays = days.filter((day) => (thisMonth > 0 ? monthOf(day) !== month : day !== today));
  const monthCount = thisMonth > 0 ? 3 : 0;
  const planned = new Map<BangkokDate, Satang[]>();
  const plan = (amounts: readonly Satang[], among: readonly BangkokDate[]): void => {
    amounts.forEach((amount, index) => {
      // In order over all days. The first deposit is on the first day, because a member needs credit to play.
      const offset = index === 0 ? 0 : random();
      const day = among[Math.floor(((index + offset) / amounts.length) * among.length)];
      if (day) planned.set(day, [...(planned.get(day) ?? []), amount]);
    });
  };
  plan(splitSum(satang(deposited - thisMonth), depositCount - monthCount, random), earlierDays);
  plan(splitSum(thisMonth, monthCount, random), monthDays);
  return planned;
}
