import { addDays, type BangkokDate, dayOfMonth, monthOf, weekdayOf } from "../../../core/shared/bangkok-time.ts";
import { add, type Satang } from "../../../core/shared/money.ts";
import type { RankingPeriod } from "../../../core/site/model.ts";
import type { Stakes } from "../engine/state.ts";

/** The stakes with one more of a day. A new period begins at 0. */
export function withStake(stakes: Stakes | undefined, day: BangkokDate, bet: Satang): Stakes {
  const week = firstDayOf("week", day);
  const month = monthOf(day);
  return {
    day,
    inDay: stakes?.day === day ? add(stakes.inDay, bet) : bet,
    week,
    inWeek: stakes?.week === week ? add(stakes.inWeek, bet) : bet,
    month,
    inMonth: stakes?.month === month ? add(stakes.inMonth, bet) : bet,
  };
}

/** The first day of the period of a day. Weeks begin on Monday. */
export function firstDayOf(period: RankingPeriod, day: BangkokDate): BangkokDate {
  if (period === "day") return day;
  if (period === "week") return addDays(day, -((weekdayOf(day) + 6) % 7));
  return addDays(day, 1 - dayOfMonth(day));
}
