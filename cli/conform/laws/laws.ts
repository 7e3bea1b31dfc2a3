import type { Law } from "../engine/law.ts";
import { AFFILIATE_LAWS } from "./affiliate.ts";
import { CAPS_LAWS } from "./caps.ts";
import { CONCURRENCY_LAWS } from "./concurrency.ts";
import { DAILY_LAWS } from "./daily.ts";
import { DAYS_LAWS } from "./days.ts";
import { DRAWS_LAWS } from "./draws.ts";
import { FEEDS_LAWS } from "./feeds.ts";
import { ISOLATION_LAWS } from "./isolation.ts";
import { KEYS_LAWS } from "./keys.ts";
import { LAUNCHES_LAWS } from "./launches.ts";
import { LEVELS_LAWS } from "./levels.ts";
import { LOCKOUT_LAWS } from "./lockout.ts";
import { MAINTENANCE_LAWS } from "./maintenance.ts";
import { MONEY_LAWS } from "./money.ts";
import { PAGES_LAWS } from "./pages.ts";
import { POINTS_LAWS } from "./points.ts";
import { SECOND_FACTOR_LAWS } from "./second-factor.ts";
import { SESSIONS_LAWS } from "./sessions.ts";
import { SLIPS_LAWS } from "./slips.ts";
import { TERMINAL_LAWS } from "./terminal.ts";
import { TIMES_LAWS } from "./times.ts";

/** Every law, in the order of the report. */
export const LAWS: readonly Law[] = [
  ...MONEY_LAWS,
  ...CAPS_LAWS,
  ...TERMINAL_LAWS,
  ...SLIPS_LAWS,
  ...KEYS_LAWS,
  ...PAGES_LAWS,
  ...DAYS_LAWS,
  ...TIMES_LAWS,
  ...DAILY_LAWS,
  ...DRAWS_LAWS,
  ...POINTS_LAWS,
  ...AFFILIATE_LAWS,
  ...LEVELS_LAWS,
  ...ISOLATION_LAWS,
  ...SESSIONS_LAWS,
  ...SECOND_FACTOR_LAWS,
  ...LOCKOUT_LAWS,
  ...FEEDS_LAWS,
  ...LAUNCHES_LAWS,
  ...MAINTENANCE_LAWS,
  ...CONCURRENCY_LAWS,
];
