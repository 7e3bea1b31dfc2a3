import { type Clock, instant } from "../../core/bangkok-time.ts";
import type { After } from "../../core/timers.ts";

export const browserClock: Clock = () => instant(Date.now());

export const browserAfter: After = (ms, task) => {
  const timer = setTimeout(task, ms);
  return () => clearTimeout(timer);
};
