import type { BangkokDate } from "./bangkok-time.ts";

/** First and last day, both included. */
export interface DayRange {
  readonly from: BangkokDate;
  readonly to: BangkokDate;
}
