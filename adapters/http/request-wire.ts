import { type IdempotencyKey, idempotencyKey } from "../../core/money-action/idempotency-key.ts";
import type { TimelineStep } from "../../core/wallet/model.ts";
import { instantOf } from "./time-wire.ts";

interface WireStep<Status extends string> {
  readonly status: Status;
  readonly at: string;
  readonly reason?: string | null | undefined;
}

export function timelineOf<Status extends string>(steps: readonly WireStep<Status>[]): readonly TimelineStep<Status>[] {
  return steps.map(({ status, at, reason }) => ({ status, at: instantOf(at), ...(reason ? { reason } : {}) }));
}

/** Undefined where the backend tells none, or one that was never ours. */
export function intentOf(key: string | null | undefined): IdempotencyKey | undefined {
  if (!key) return undefined;
  try {
    return idempotencyKey(key);
  } catch {
    return undefined;
  }
}
