import { type Clock, instant } from "../../core/bangkok-time.ts";
import { type Wait, waitWith } from "../../core/timers.ts";

export const systemClock: Clock = () => instant(Date.now());

export interface Waiting {
  readonly wait: Wait;
  /** Calls off what is still waited for, which would hold the process. */
  readonly stop: () => void;
}

export function createWaiting(): Waiting {
  const timers = new Set<NodeJS.Timeout>();
  return {
    wait: waitWith((ms, task) => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        task();
      }, ms);
      timers.add(timer);
      return () => {
        clearTimeout(timer);
        timers.delete(timer);
      };
    }),
    stop: () => {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
