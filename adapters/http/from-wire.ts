import { type IdempotencyKey, idempotencyKey } from "../../core/money-action/idempotency-key.ts";
import { type BangkokDate, type Instant, parseBangkokDate, parseInstant } from "../../core/shared/bangkok-time.ts";
import type { TimelineStep } from "../../core/wallet/model.ts";

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

interface WireStep<Status extends string> {
  readonly status: Status;
  readonly at: string;
  readonly reason?: string | null | undefined;
}

export function timelineFromWire<Status extends string>(
  steps: readonly WireStep<Status>[],
): readonly TimelineStep<Status>[] {
  return steps.map(({ status, at, reason }) => ({ status, at: instantFromWire(at), ...(reason ? { reason } : {}) }));
}

/** Returns undefined where the backend sends no key, or one that we cannot have made. */
export function intentFromWire(key: string | null | undefined): IdempotencyKey | undefined {
  if (!key) return undefined;
  try {
    return idempotencyKey(key);
  } catch {
    return undefined;
  }
}
