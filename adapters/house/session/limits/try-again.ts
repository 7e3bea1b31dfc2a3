import type { Instant } from "../../../../core/shared/bangkok-time.ts";
import { SECOND_MS } from "../../../../core/shared/bangkok-time.ts";

/** When to try again: a moment of the house's clock, and in whole seconds from now. */
export interface TryAgain {
  readonly until: Instant;
  readonly retryAfter: number;
}

export function tryAgain(until: Instant, now: Instant): TryAgain {
  return { until, retryAfter: Math.max(1, Math.ceil((until - now) / SECOND_MS)) };
}
