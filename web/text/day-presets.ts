import type { Dayjs } from "dayjs";
import type { BangkokDate, DayRange, Instant } from "../../core/shared/bangkok-time.ts";
import { bangkokDayjs } from "./dates.ts";
import { formatCount } from "./numbers.ts";

/** A range of days that a member selects with one press. */
export interface DayPreset {
  readonly key: string;
  readonly label: string;
  readonly range: DayRange;
}

interface PresetLabels {
  readonly today: string;
  readonly lastDays: (count: string) => string;
}

/** How many days each preset covers; today is one of them. */
const DAY_COUNTS = [1, 7, 30];

/** The ranges that end today. Call this again at each press, because a new day may have begun. */
export function dayPresets(now: Instant, { today, lastDays }: PresetLabels): readonly DayPreset[] {
  const lastDay = bangkokDayjs(now);
  return DAY_COUNTS.map((count) => ({
    key: String(count),
    label: count === 1 ? today : lastDays(formatCount(count)),
    range: { from: dateOf(lastDay.subtract(count - 1, "day")), to: dateOf(lastDay) },
  }));
}

function dateOf(day: Dayjs): BangkokDate {
  return day.format("YYYY-MM-DD") as BangkokDate;
}
