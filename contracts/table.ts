import { affiliateEndpoints } from "./endpoints/affiliate.ts";
import { devicesEndpoints } from "./endpoints/devices.ts";
import { gamesEndpoints } from "./endpoints/games.ts";
import { inboxEndpoints } from "./endpoints/inbox.ts";
import { pushEndpoints } from "./endpoints/push.ts";
import { rewardsEndpoints } from "./endpoints/rewards.ts";
import { secondFactorEndpoints } from "./endpoints/second-factor.ts";
import { sessionEndpoints } from "./endpoints/session.ts";
import { siteEndpoints } from "./endpoints/site.ts";
import { telemetryEndpoints } from "./endpoints/telemetry.ts";
import { walletEndpoints } from "./endpoints/wallet.ts";

/** The calls of each context, for servers, documents and checks. A client imports the rows of its own context only. */
export const CONTEXTS = {
  session: sessionEndpoints,
  devices: devicesEndpoints,
  wallet: walletEndpoints,
  games: gamesEndpoints,
  rewards: rewardsEndpoints,
  affiliate: affiliateEndpoints,
  site: siteEndpoints,
  inbox: inboxEndpoints,
  secondFactor: secondFactorEndpoints,
  telemetry: telemetryEndpoints,
  push: pushEndpoints,
} as const;

/** Every call by name. */
export const ENDPOINTS = {
  ...sessionEndpoints,
  ...devicesEndpoints,
  ...walletEndpoints,
  ...gamesEndpoints,
  ...rewardsEndpoints,
  ...affiliateEndpoints,
  ...siteEndpoints,
  ...inboxEndpoints,
  ...secondFactorEndpoints,
  ...telemetryEndpoints,
  ...pushEndpoints,
} as const;
