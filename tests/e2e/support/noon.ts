import { bangkokDateOf, endOfDay, instant } from "../../../core/shared/bangkok-time.ts";

/** Noon in Bangkok on a fixed day, for house and pages: no journey runs over midnight. */
export const NOON = "2026-11-20T12:00:00+07:00";

/** The midnight after `NOON`, when the day's limits start again. */
export const NEXT_MIDNIGHT = endOfDay(bangkokDateOf(instant(Date.parse(NOON))));
