import { type Instant, MINUTE_MS, plus } from "../../../core/shared/bangkok-time.ts";
import { createLruMap } from "../collections/lru-map.ts";

const WRONG_TRIES = 5;
const WINDOW_MS = 15 * MINUTE_MS;

/**
 * Counts wrong passwords per name: five within 15 minutes lock the name until 15 minutes after the fifth. Names that
 * nobody has are counted just the same, so that a lock tells nothing. Kept in this process: a restart forgives.
 */
export interface SignInGuard {
  /** Until when the name is locked; undefined when it is not. */
  lockedUntil(name: string, now: Instant): Instant | undefined;
  failed(name: string, now: Instant): void;
  succeeded(name: string): void;
}

/** Bounded, so that nobody fills the memory with made-up names. */
const KEPT_NAMES = 50_000;

interface Tries {
  readonly wrong: readonly Instant[];
  readonly lockedUntil?: Instant;
}

export function createSignInGuard(): SignInGuard {
  const tries = createLruMap<Tries>(KEPT_NAMES);
  return {
    lockedUntil(name, now) {
      const until = tries.get(name)?.lockedUntil;
      return until !== undefined && now < until ? until : undefined;
    },
    failed(name, now) {
      const wrong = [...(tries.get(name)?.wrong ?? []).filter((at) => now - at < WINDOW_MS), now];
      tries.set(name, wrong.length < WRONG_TRIES ? { wrong } : { wrong: [], lockedUntil: plus(now, WINDOW_MS) });
    },
    succeeded(name) {
      tries.delete(name);
    },
  };
}
