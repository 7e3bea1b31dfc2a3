import type { ENDPOINTS } from "../table.ts";
import { affiliateExamples } from "./affiliate.ts";
import type { ExamplesOf } from "./examples-of.ts";
import { fairPlayExamples } from "./fair-play.ts";
import { gamesExamples } from "./games.ts";
import { rewardsExamples } from "./rewards.ts";
import { devicesExamples, secondFactorExamples, sessionExamples } from "./session.ts";
import { inboxExamples, pushExamples, siteExamples, telemetryExamples } from "./site.ts";
import { walletExamples } from "./wallet.ts";

/** An example of every call, by name. */
export const EXAMPLES = {
  ...sessionExamples,
  ...walletExamples,
  ...gamesExamples,
  ...rewardsExamples,
  ...affiliateExamples,
  ...fairPlayExamples,
  ...siteExamples,
  ...inboxExamples,
  ...devicesExamples,
  ...secondFactorExamples,
  ...telemetryExamples,
  ...pushExamples,
} satisfies ExamplesOf<typeof ENDPOINTS>;
