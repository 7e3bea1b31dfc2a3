import type { After, Visibility } from "../../../core/platform/device.ts";

export interface Poll {
  readonly after: After;
  readonly visibility: Visibility;
  readonly intervalMs: number;
  /** Called before every tick; there is no tick while it returns false. */
  readonly isWanted: () => boolean;
  /** Reads once. Returns false when it failed; the next tick then comes later. */
  readonly tick: () => Promise<boolean>;
}

const SLOWEST = 16;

/**
 * Ticks while the page is visible: one tick at a time, at once when the page becomes visible again, and up to 16 times
 * slower while ticks fail. Returns how to stop.
 */
export function startPoll({ after, visibility, intervalMs, isWanted, tick }: Poll): () => void {
  let stopped = false;
  let ticking = false;
  let slowness = 1;
  let cancel: (() => void) | undefined;

  const schedule = () => {
    cancel = after(intervalMs * slowness, () => {
      cancel = undefined;
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
    cancel?.();
    cancel = undefined;
    if (visible) void round();
  });
  schedule();
  return () => {
    stopped = true;
    cancel?.();
    unwatch();
  };
}
