import { type BangkokDate, parseBangkokDate } from "../../../core/shared/bangkok-time.ts";
import type { DayRange } from "../../../core/shared/day-range.ts";

/** Takes days that the row's schema accepted; throws a RangeError for any other text. */
export function dayRangeOf({ start, end }: { readonly start: string; readonly end: string }): DayRange {
  return { from: dayOf(start), to: dayOf(end) };
}

function dayOf(text: string): BangkokDate {
  const day = parseBangkokDate(text);
  if (!day) throw new RangeError(`not a day: ${text}`);
  return day;
}
