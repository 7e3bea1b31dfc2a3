import { forms } from "#text/forms.ts";
import {
  addDays,
  type BangkokDate,
  dayOfMonth,
  daysInMonth,
  startOfDay,
  weekdayOf,
} from "../../core/shared/bangkok-time.ts";
import { bangkokDayjs } from "./dates.ts";

/** How far a key or a button moves in a calendar; `monday` and `sunday` are those of the same week. */
export type DayStep = "day" | "week" | "month" | "year" | "monday" | "sunday";

/** `พฤศจิกายน 2569` */
export function formatMonth(day: BangkokDate): string {
  return bangkokDayjs(startOfDay(day)).format(forms.month);
}

/** `วันศุกร์ที่ 20 พฤศจิกายน 2569`, for a screen reader. */
export function formatSpokenDay(day: BangkokDate): string {
  return bangkokDayjs(startOfDay(day)).format(forms.spokenDay);
}

/** The days of a month in order, and how many days of its first week, from Monday, come before it. */
export function daysOfMonth(day: BangkokDate) {
  const first = addDays(day, 1 - dayOfMonth(day));
  return {
    before: daysSinceMonday(first),
    days: Array.from({ length: daysInMonth(day) }, (_, index) => addDays(first, index)),
  };
}

/** The day that lies so many steps later; earlier if negative. The 31st becomes the last day of a shorter month. */
export function moveDay(day: BangkokDate, step: DayStep, count: number): BangkokDate {
  if (step === "monday") return addDays(day, -daysSinceMonday(day));
  if (step === "sunday") return addDays(day, 6 - daysSinceMonday(day));
  if (step === "day") return addDays(day, count);
  return bangkokDayjs(startOfDay(day)).add(count, step).format("YYYY-MM-DD") as BangkokDate;
}

function daysSinceMonday(day: BangkokDate): number {
  return (weekdayOf(day) + 6) % 7;
}
