import { type After, type Wait, waitWith } from "../../core/platform/timers.ts";

export interface Waiting {
  readonly wait: Wait;
  /** Ends all waiting for good: no timer keeps the process alive, and what waits goes on no more. */
  readonly stop: () => void;
}

export function createWaiting(after: After): Waiting {
  const pending = new Set<() => void>();
  let stopped = false;
  return {
    wait: waitWith((ms, task) => {
      if (stopped) return () => undefined;
      const cancel = after(ms, () => {
        pending.delete(cancel);
        task();
      });
      pending.add(cancel);
      return cancel;
    }),
    stop: () => {
      stopped = true;
      for (const cancel of pending) cancel();
    },
  };
}
