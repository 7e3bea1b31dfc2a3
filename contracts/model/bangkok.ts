/** Bangkok's calendar in plain numbers: UTC+7 all year. Times are epoch milliseconds. */
export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
const OFFSET = 7 * HOUR;

/** The number of the Bangkok day. */
export function dayOf(at: number): number {
  return Math.floor((at + OFFSET) / DAY);
}

/** The first moment of a day. */
export function startOf(day: number): number {
  return day * DAY - OFFSET;
}

export function nextMidnight(at: number): number {
  return startOf(dayOf(at) + 1);
}

/** `2026-11-21`. */
export function dateOf(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10);
}

/** `2026-11`. */
export function monthOf(day: number): string {
  return dateOf(day).slice(0, 7);
}

/** 1 to 31. */
export function dayOfMonth(day: number): number {
  return Number(dateOf(day).slice(8));
}

/** The first day of the next month. */
export function nextMonth(day: number): number {
  const next = new Date(day * DAY);
  next.setUTCMonth(next.getUTCMonth() + 1, 1);
  return next.getTime() / DAY;
}
