import { type After, type Wait, waitWith } from "../../core/platform/timers.ts";

export interface Waiting {
  readonly wait: Wait;
  /** Calls off what is still waited for, which would hold the process. */
  readonly stop: () => void;
}

export function createWaiting(after: After): Waiting {
  const pending = new Set<() => void>();
  return {
    wait: waitWith((ms, task) => {
      const callOff = after(ms, () => {
        pending.delete(callOff);
        task();
      });
      pending.add(callOff);
      return callOff;
    }),
    stop: () => {
      for (const callOff of pending) callOff();
    },
  };
}
