import { addDays, type BangkokDate, bangkokDateOf, type Instant } from "./bangkok-time.ts";

/** First and last day, both included. */
export interface DayRange {
  readonly from: BangkokDate;
  readonly to: BangkokDate;
}

/** The last days, today's among them. */
export function lastDays(now: Instant, count: number): DayRange {
  const to = bangkokDateOf(now);
  return { from: addDays(to, 1 - count), to };
}

/** Days that stand the wrong way round are put right. */
export function inOrder({ from, to }: DayRange): DayRange {
  return from > to ? { from: to, to: from } : { from, to };
}
