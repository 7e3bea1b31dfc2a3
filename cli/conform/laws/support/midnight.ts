import { bangkokDateOf, endOfDay, type Instant, instant } from "../../../../core/shared/bangkok-time.ts";
import type { TrialClock } from "../../engine/trial.ts";

/** The next Bangkok midnight at the backend: the first moment of the next day. */
export async function nextMidnight(clock: TrialClock): Promise<Instant> {
  return endOfDay(bangkokDateOf(await clock.now()));
}

/** Moves the clock to the last millisecond of the day. Returns the midnight after it. */
export async function toLastMoment(clock: TrialClock): Promise<Instant> {
  const midnight = await nextMidnight(clock);
  await clock.to(instant(midnight - 1));
  return midnight;
}
