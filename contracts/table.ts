import { sessionEndpoints } from "./endpoints/session.ts";
import { siteEndpoints } from "./endpoints/site.ts";
import { walletEndpoints } from "./endpoints/wallet.ts";

/** Every call there is, by context and name. For servers, documents and checks; a client imports its context's rows. */
export const CONTEXTS = {
  session: sessionEndpoints,
  wallet: walletEndpoints,
  site: siteEndpoints,
} as const;

/** Every call there is, by name. */
export const ENDPOINTS = { ...sessionEndpoints, ...walletEndpoints, ...siteEndpoints } as const;
export type EndpointName = keyof typeof ENDPOINTS;
