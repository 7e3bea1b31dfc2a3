import type { Clock } from "../../../core/platform/clock.ts";
import { type Instant, instant, plus } from "../../../core/shared/bangkok-time.ts";

/** A clock that a test can move; it starts as the real one. */
export interface SandboxClock {
  readonly now: Clock;
  readonly pinned: boolean;
  /** Goes on from there, or stands still there. */
  set(at: Instant, mode: "running" | "pinned"): void;
  /** In milliseconds; a pinned clock is pinned again further on. */
  advance(ms: number): void;
  /** The real time again. */
  reset(): void;
}

export function createSandboxClock(real: Clock): SandboxClock {
  let offset = 0;
  let pin: Instant | undefined;
  const now = () => pin ?? plus(real(), offset);
  return {
    now,
    get pinned() {
      return pin !== undefined;
    },
    set(at, mode) {
      pin = mode === "pinned" ? at : undefined;
      offset = at - real();
    },
    advance(ms) {
      if (pin === undefined) offset += ms;
      else pin = instant(pin + ms);
    },
    reset() {
      pin = undefined;
      offset = 0;
    },
  };
}
