import type { Instant } from "../shared/bangkok-time.ts";
import { type DayRange, inOrder, lastDays } from "../shared/day-range.ts";
import type { Problem } from "../shared/fault.ts";
import type { Result } from "../shared/result.ts";
import type { AffiliateLogEntry, AffiliateLogType, DownlineBonuses } from "./model.ts";
import type { AffiliatePort } from "./port.ts";

/** How many days are shown by default, today included. */
const RECENT_DAYS = 30;

interface Dependencies {
  readonly affiliate: Pick<AffiliatePort, "downlineBonuses" | "log">;
}

export function recentDays(now: Instant): DayRange {
  return lastDays(now, RECENT_DAYS);
}

/** Swaps the days if they are in the wrong order. */
export function listDownlineBonuses(
  { affiliate }: Dependencies,
  range: DayRange,
): Promise<Result<DownlineBonuses, Problem>> {
  return affiliate.downlineBonuses(inOrder(range));
}

/** Swaps the days if they are in the wrong order. */
export function listAffiliateLog(
  { affiliate }: Dependencies,
  type: AffiliateLogType,
  range: DayRange,
): Promise<Result<readonly AffiliateLogEntry[], Problem>> {
  return affiliate.log(type, inOrder(range));
}
