import { bangkokDateOf, endOfDay, type Instant, SECOND_MS } from "../../../core/shared/bangkok-time.ts";
import { type Refusal, refuse } from "../../../core/shared/refusal.ts";
import { createLruMap } from "../collections/lru-map.ts";
import type { IntentRecord } from "./events.ts";
import type { MemberState } from "./state.ts";

/** How many refusals under keys the house stores for a member and Bangkok day. SANAM_REFUSALS_PER_DAY changes it. */
export const DEFAULT_REFUSALS_PER_DAY = 200;

/** Keys of refusals that were not stored, of all members. */
const MAX_KEYS = 10_000;

/** What to answer instead of one more stored refusal. Undefined while the member has some left today. */
export function tooManyRefused({ refused }: MemberState, now: Instant, perDay: number): Refusal | undefined {
  const today = bangkokDateOf(now);
  return refused.day === today && refused.count >= perDay ? refusedUntil(endOfDay(today), now, perDay) : undefined;
}

function refusedUntil(until: Instant, now: Instant, perDay?: number): Refusal {
  const retryAfter = Math.ceil((until - now) / SECOND_MS);
  return refuse("too-many-refused", { until, retryAfter, ...(perDay !== undefined && { perDay }) });
}

/**
 * The keys whose refusal was not stored. A late copy of such a request must not succeed while the member believes that
 * it was refused, so this process refuses its key until the told time.
 */
export interface UnstoredRefusals {
  note(stream: string, intent: IntentRecord, refusal: Refusal): void;
  find(stream: string, intent: IntentRecord, now: Instant): Refusal | undefined;
}

export function createUnstoredRefusals(): UnstoredRefusals {
  const endByKey = createLruMap<Instant>(MAX_KEYS);
  return {
    note(stream, { key }, { code, facts }) {
      if (code === "too-many-refused") endByKey.set(`${stream} ${key}`, facts["until"] as Instant);
    },
    find(stream, { key }, now) {
      const until = endByKey.get(`${stream} ${key}`);
      return until !== undefined && now < until ? refusedUntil(until, now) : undefined;
    },
  };
}
