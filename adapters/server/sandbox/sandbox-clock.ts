import type { Clock } from "../../../core/platform/clock.ts";
import { type Instant, instant, plus } from "../../../core/shared/bangkok-time.ts";

/** A clock that a test can move. It starts with the real time. */
export interface SandboxClock {
  readonly now: Clock;
  readonly pinned: boolean;
  /** Continues from `at`, or stops there. */
  set(at: Instant, mode: "running" | "pinned"): void;
  /** Moves the clock. A pinned clock stays pinned. */
  advance(ms: number): void;
  /** Returns to the real time. */
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
