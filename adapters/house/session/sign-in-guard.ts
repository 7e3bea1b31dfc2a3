import { type Instant, MINUTE_MS, plus } from "../../../core/shared/bangkok-time.ts";
import { createLruMap } from "../collections/lru-map.ts";

const MAX_FAILURES = 5;
const WINDOW_MS = 15 * MINUTE_MS;

/**
 * Counts wrong passwords by name. Five within 15 minutes lock the name for 15 minutes. Unknown names are counted the
 * same way, so a lock does not show that a name exists. A restart clears the counts.
 */
export interface SignInGuard {
  /** Undefined when the name is not locked. */
  lockedUntil(name: string, now: Instant): Instant | undefined;
  failed(name: string, now: Instant): void;
  succeeded(name: string): void;
}

/** Limited, so that invented names cannot fill the memory. */
const MAX_NAMES = 50_000;

interface Attempts {
  readonly failedAt: readonly Instant[];
  readonly lockedUntil?: Instant;
}

export function createSignInGuard(): SignInGuard {
  const attempts = createLruMap<Attempts>(MAX_NAMES);
  return {
    lockedUntil(name, now) {
      const until = attempts.get(name)?.lockedUntil;
      return until !== undefined && now < until ? until : undefined;
    },
    failed(name, now) {
      const failedAt = [...(attempts.get(name)?.failedAt ?? []).filter((at) => now - at < WINDOW_MS), now];
      const locked = failedAt.length >= MAX_FAILURES;
      attempts.set(name, locked ? { failedAt: [], lockedUntil: plus(now, WINDOW_MS) } : { failedAt });
    },
    succeeded(name) {
      attempts.delete(name);
    },
  };
}
