import { type BangkokDate, dayOfMonth, parseBangkokDate } from "../../core/shared/bangkok-time.ts";
import { formatDay } from "./dates.ts";
import { type DayStep, daysOfMonth, formatMonth, formatSpokenDay, moveDay } from "./day-calendar.ts";

/** The calendar of `DateField`, which knows days only as `YYYY-MM-DD`. What is no day counts as today. */
export function dayFieldCalendar(today: BangkokDate) {
  const dayOr = (day: string) => parseBangkokDate(day) ?? today;
  return {
    today,
    write: (day: string) => formatDay(dayOr(day)),
    month: (day: string) => formatMonth(dayOr(day)),
    spoken: (day: string) => formatSpokenDay(dayOr(day)),
    number: (day: string) => dayOfMonth(dayOr(day)),
    daysOfMonth: (day: string) => daysOfMonth(dayOr(day)),
    move: (day: string, step: DayStep, count: number) => moveDay(dayOr(day), step, count),
  };
}
