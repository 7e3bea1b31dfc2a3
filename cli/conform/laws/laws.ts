import type { Law } from "../engine/law.ts";
import { AFFILIATE_LAWS } from "./affiliate/affiliate-laws.ts";
import { CAPS_LAWS } from "./caps/caps-laws.ts";
import { CONCURRENCY_LAWS } from "./concurrency/concurrency-laws.ts";
import { DAILY_LAWS } from "./daily/daily-laws.ts";
import { DAYS_LAWS } from "./days/days-laws.ts";
import { DRAWS_LAWS } from "./draws/draws-laws.ts";
import { FEEDS_LAWS } from "./feeds/feeds-laws.ts";
import { ISOLATION_LAWS } from "./isolation/isolation-laws.ts";
import { KEYS_LAWS } from "./keys/keys-laws.ts";
import { LAUNCHES_LAWS } from "./launches/launches-laws.ts";
import { LEVELS_LAWS } from "./levels/levels-laws.ts";
import { LOCKOUT_LAWS } from "./lockout/lockout-laws.ts";
import { MAINTENANCE_LAWS } from "./maintenance/maintenance-laws.ts";
import { MONEY_LAWS } from "./money/money-laws.ts";
import { PAGES_LAWS } from "./pages/pages-laws.ts";
import { POINTS_LAWS } from "./points/points-laws.ts";
import { SECOND_FACTOR_LAWS } from "./second-factor/second-factor-laws.ts";
import { SESSIONS_LAWS } from "./sessions/sessions-laws.ts";
import { SLIPS_LAWS } from "./slips/slips-laws.ts";
import { TERMINAL_LAWS } from "./terminal/terminal-laws.ts";
import { TIMES_LAWS } from "./times/times-laws.ts";

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
