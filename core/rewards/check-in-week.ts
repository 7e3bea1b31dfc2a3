import type { CheckInDay, CheckInToday } from "../rules/check-in.ts";

/** A day of a check-in month with its weekday, 0 (Sunday) to 6. */
export interface CheckInWeekday extends CheckInDay {
  readonly weekday: number;
}

/**
 * Seven days of the month around a day: its week from Monday, moved into the month, because the log has no days of other
 * months.
 */
export function checkInWeek({ calendar, firstWeekday }: CheckInToday, day: number): readonly CheckInWeekday[] {
  const weekdayOf = (each: number) => (firstWeekday + each - 1) % 7;
  const monday = day - ((weekdayOf(day) + 6) % 7);
  const first = Math.min(Math.max(monday, 1), calendar.length - 6);
  return calendar
    .slice(first - 1, first + 6)
    .map(({ day, state, value }) => ({ day, state, value, weekday: weekdayOf(day) }));
}
