import { type BangkokDate, type Instant, parseBangkokDate, parseInstant } from "../../core/shared/bangkok-time.ts";

/** Takes a time that passed the contract's `isoTime`; throws a RangeError for any other. */
export function instantFromWire(isoTime: string): Instant {
  const at = parseInstant(isoTime);
  if (at === undefined) throw new RangeError(`not a time: ${isoTime}`);
  return at;
}

export function optionalInstantFromWire(isoTime: string | null | undefined): Instant | undefined {
  return isoTime ? instantFromWire(isoTime) : undefined;
}

/** Takes a day that passed the contract's `isoDay`; throws a RangeError for any other. */
export function dayFromWire(isoDay: string): BangkokDate {
  const day = parseBangkokDate(isoDay);
  if (!day) throw new RangeError(`not a day: ${isoDay}`);
  return day;
}
