import { type BangkokDate, type Instant, parseBangkokDate, parseInstant } from "../../core/shared/bangkok-time.ts";

/** For times that passed the contract's `isoTime`. */
export function instantFromWire(isoTime: string): Instant {
  const time = parseInstant(isoTime);
  if (time === undefined) throw new RangeError(`not a time: ${isoTime}`);
  return time;
}

/** Undefined where the wire has none. */
export function optionalInstantFromWire(isoTime: string | null | undefined): Instant | undefined {
  return isoTime ? instantFromWire(isoTime) : undefined;
}

/** For days that passed the contract's `isoDay`. */
export function dayFromWire(isoDay: string): BangkokDate {
  const day = parseBangkokDate(isoDay);
  if (!day) throw new RangeError(`not a day: ${isoDay}`);
  return day;
}
