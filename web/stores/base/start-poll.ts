import type { After } from "../../../core/platform/timers.ts";
import type { Visibility } from "../../../core/platform/visibility.ts";

export interface Poll {
  readonly after: After;
  readonly visibility: Visibility;
  readonly intervalMs: number;
  /** Asked before every tick; nothing is read while it says no. */
  readonly isWanted: () => boolean;
  /** Reads once; false when it went wrong, so that the next one comes later. */
  readonly tick: () => Promise<boolean>;
}

const SLOWEST = 16;

/**
 * Ticks while the page can be seen, one tick at a time, at once when it is seen again, and up to 16 times slower while
 * ticks go wrong. Returns how to stop.
 */
export function startPoll({ after, visibility, intervalMs, isWanted, tick }: Poll): () => void {
  let stopped = false;
  let ticking = false;
  let slowness = 1;
  let callOff: (() => void) | undefined;

  const schedule = () => {
    callOff = after(intervalMs * slowness, () => {
      callOff = undefined;
      void round();
    });
  };
  const round = async () => {
    if (stopped || ticking || !visibility.visible) return;
    ticking = true;
    if (isWanted()) slowness = (await tick()) ? 1 : Math.min(slowness * 2, SLOWEST);
    ticking = false;
    if (!stopped && visibility.visible) schedule();
  };
  const unwatch = visibility.watch((visible) => {
    callOff?.();
    callOff = undefined;
    if (visible) void round();
  });
  schedule();
  return () => {
    stopped = true;
    callOff?.();
    unwatch();
  };
}
