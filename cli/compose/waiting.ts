import { type After, type Wait, waitWith } from "../../core/platform/timers.ts";

export interface Waiting {
  readonly wait: Wait;
  /** Cancels every pending timer, so that none keeps the process alive. */
  readonly stop: () => void;
}

export function createWaiting(after: After): Waiting {
  const pending = new Set<() => void>();
  return {
    wait: waitWith((ms, task) => {
      const cancel = after(ms, () => {
        pending.delete(cancel);
        task();
      });
      pending.add(cancel);
      return cancel;
    }),
    stop: () => {
      for (const cancel of pending) cancel();
    },
  };
}
