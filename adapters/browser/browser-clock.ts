import type { Clock } from "../../core/platform/clock.ts";
import type { After } from "../../core/platform/timers.ts";
import { instant } from "../../core/shared/bangkok-time.ts";

export const browserClock: Clock = () => instant(Date.now());

export const browserAfter: After = (ms, task) => {
  const timer = setTimeout(task, ms);
  return () => clearTimeout(timer);
};
