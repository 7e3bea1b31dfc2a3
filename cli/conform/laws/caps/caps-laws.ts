import type { Law } from "../../engine/law.ts";
import { capByLevel } from "./cap-by-level.ts";
import { creditIsTheLimit } from "./credit-is-the-limit.ts";
import { dayCap } from "./day-cap.ts";
import { dayCount } from "./day-count.ts";
import { depositLimits } from "./deposit-limits.ts";
import { rejectedDoesNotCount } from "./rejected-does-not-count.ts";
import { todaysAttemptsAreListed } from "./todays-attempts-are-listed.ts";
import { vipPerTime } from "./vip-per-time.ts";

export const CAPS_LAWS: readonly Law[] = [
  capByLevel,
  creditIsTheLimit,
  dayCap,
  dayCount,
  depositLimits,
  rejectedDoesNotCount,
  todaysAttemptsAreListed,
  vipPerTime,
];
