import { bangkokMsOfDay, DAY_MS, HOUR_MS, type Instant, MINUTE_MS } from "../shared/bangkok-time.ts";
import type { PromotionPeriod } from "./promotion.ts";

/** The period that is running, otherwise the one that starts next, today or tomorrow. */
export function nextPeriod<Period extends Pick<PromotionPeriod, "start" | "running">>(
  periods: readonly [Period, ...Period[]],
  now: Instant,
): Period {
  const running = periods.find((period) => period.running);
  if (running) return running;
  const wait = (period: Period) => msUntil(period.start, now);
  return periods.reduce((soonest, period) => (wait(period) < wait(soonest) ? period : soonest));
}

/** Until the next time that it is `HH:MM` in Bangkok. */
function msUntil(time: string, now: Instant): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return (hours * HOUR_MS + minutes * MINUTE_MS - bangkokMsOfDay(now) + DAY_MS) % DAY_MS;
}
