import { addDays, type BangkokDate, bangkokDateOf, type Instant } from "./bangkok-time.ts";

/** First and last day, both included. */
export interface DayRange {
  readonly from: BangkokDate;
  readonly to: BangkokDate;
}

/** The last days, today included. */
export function lastDays(now: Instant, count: number): DayRange {
  const to = bangkokDateOf(now);
  return { from: addDays(to, 1 - count), to };
}

/** Swaps the days if they are in the wrong order. */
export function inOrder({ from, to }: DayRange): DayRange {
  return from > to ? { from: to, to: from } : { from, to };
}
