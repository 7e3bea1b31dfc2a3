import { type Instant, instant } from "../../core/bangkok-time.ts";

/** For times that passed the contract's `isoTime`. */
export function instantOf(isoTime: string): Instant {
  return instant(Date.parse(isoTime));
}

/** Undefined where the wire has none. */
export function maybeInstant(isoTime: string | null | undefined): Instant | undefined {
  return isoTime ? instantOf(isoTime) : undefined;
}
