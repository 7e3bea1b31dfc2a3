import { type IdempotencyKey, idempotencyKey } from "../../core/money-action/idempotency-key.ts";
import type { TimelineStep } from "../../core/wallet/model.ts";
import { instantFromWire } from "./time-from-wire.ts";

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
