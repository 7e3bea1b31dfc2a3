import type { Law } from "../../engine/law.ts";
import { announcedEqualsGiven } from "./announced-equals-given.ts";
import { checkInLogHasTheDays } from "./check-in-log-has-the-days.ts";
import { checkInOnceADay } from "./check-in-once-a-day.ts";
import { longerRowsGiveMore } from "./longer-rows-give-more.ts";
import { missedDayStartsOver } from "./missed-day-starts-over.ts";
import { rewardsHaveTheirLimits } from "./rewards-have-their-limits.ts";
import { rowsCrossMonthEnds } from "./rows-cross-month-ends.ts";
import { spinsAndCardsADay } from "./spins-and-cards-a-day.ts";

export const DAILY_LAWS: readonly Law[] = [
  announcedEqualsGiven,
  checkInLogHasTheDays,
  checkInOnceADay,
  longerRowsGiveMore,
  missedDayStartsOver,
  rewardsHaveTheirLimits,
  rowsCrossMonthEnds,
  spinsAndCardsADay,
];
