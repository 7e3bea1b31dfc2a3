import type { ENDPOINTS } from "../table.ts";
import { affiliateExamples } from "./affiliate.ts";
import { devicesExamples } from "./devices.ts";
import type { ExamplesOf } from "./examples-of.ts";
import { gamesExamples } from "./games.ts";
import { inboxExamples } from "./inbox.ts";
import { pushExamples } from "./push.ts";
import { rewardsExamples } from "./rewards.ts";
import { secondFactorExamples } from "./second-factor.ts";
import { sessionExamples } from "./session.ts";
import { siteExamples } from "./site.ts";
import { telemetryExamples } from "./telemetry.ts";
import { walletExamples } from "./wallet.ts";

/** An example of every call, by name. */
export const EXAMPLES = {
  ...sessionExamples,
  ...walletExamples,
  ...gamesExamples,
  ...rewardsExamples,
  ...affiliateExamples,
  ...siteExamples,
  ...inboxExamples,
  ...devicesExamples,
  ...secondFactorExamples,
  ...telemetryExamples,
  ...pushExamples,
} satisfies ExamplesOf<typeof ENDPOINTS>;
