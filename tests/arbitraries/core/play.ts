import fc from "fast-check";
import {
  DAY_MS,
  HOUR_MS,
  type Instant,
  instant,
  MINUTE_MS,
  nextBangkokMidnight,
  plus,
} from "../../../core/shared/bangkok-time.ts";

/** Moments beside the ends of days, months, years and February. */
const STARTS = [
  "2026-11-20T12:00:00+07:00",
  "2026-11-30T23:59:59.999+07:00",
  "2026-12-31T23:50:00+07:00",
  "2027-02-27T23:00:00+07:00",
  "2027-12-28T04:59:59.999+07:00",
  "2028-02-28T23:59:00+07:00",
  "2028-02-29T00:00:00+07:00",
  "2028-02-29T23:59:59.999+07:00",
].map((text) => instant(Date.parse(text)));

/** At and beside what the rules wait for. */
const GAPS = [
  1,
  MINUTE_MS,
  5 * MINUTE_MS - 1,
  5 * MINUTE_MS,
  5 * MINUTE_MS + 1,
  HOUR_MS,
  DAY_MS - 1,
  DAY_MS,
  DAY_MS + 1,
  3 * DAY_MS,
  4 * DAY_MS - 1,
  4 * DAY_MS,
];

export const aStart = () => fc.constantFrom(...STARTS);

/** 1 ms to 40 days, or to the next midnight or a moment beside it. */
export const aGap = () =>
  fc.oneof(
    fc.constantFrom(...GAPS),
    fc.integer({ min: 1, max: 10 * MINUTE_MS }),
    fc.integer({ min: 1, max: 40 * DAY_MS }),
    fc.constantFrom("before midnight", "midnight", "after midnight"),
  );

/** The moment after a gap. */
export function later(at: Instant, gap: number | string): Instant {
  if (typeof gap === "number") return plus(at, gap);
  const shift = gap === "midnight" ? 0 : gap === "after midnight" ? 1 : -1;
  return instant(Math.max(at + 1, nextBangkokMidnight(at) + shift));
}
