import type { After } from "../../core/platform/timers.ts";
import { type Clock, instant } from "../../core/shared/bangkok-time.ts";

export const browserClock: Clock = () => instant(Date.now());

export const browserAfter: After = (ms, task) => {
  const timer = setTimeout(task, ms);
  return () => clearTimeout(timer);
};
