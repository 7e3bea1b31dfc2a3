import type { Endpoint } from "./endpoint.ts";
import { affiliateEndpoints } from "./endpoints/affiliate.ts";
import { fairPlayEndpoints } from "./endpoints/fair-play.ts";
import { gamesEndpoints } from "./endpoints/games.ts";
import { inboxEndpoints, pushEndpoints } from "./endpoints/inbox.ts";
import { rewardsEndpoints } from "./endpoints/rewards.ts";
import { devicesEndpoints, secondFactorEndpoints } from "./endpoints/second-factor.ts";
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
  fairPlay: fairPlayEndpoints,
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
  ...fairPlayEndpoints,
  ...siteEndpoints,
  ...inboxEndpoints,
  ...secondFactorEndpoints,
  ...telemetryEndpoints,
  ...pushEndpoints,
} as const;

type Route = Pick<Endpoint, "method" | "path">;

/**
 * Sorts rows into the order in which a router must try them, so that `withdraw/retry` never matches `withdraw/{uuid}`.
 * Where two rows first differ, the literal segment comes before the parameter. Throws when two rows have the same method
 * and shape, because no order can separate them.
 */
export function inMatchingOrder<Row extends Route>(rows: Iterable<Row>): readonly Row[] {
  const inOrder = Array.from(rows).sort((one, other) => compare(specificity(one.path), specificity(other.path)));
  const seen = new Map<string, Row>();
  for (const row of inOrder) {
    const shape = `${row.method} ${row.path.replace(/\{[^}]*\}/g, "{}")}`;
    const sameShape = seen.get(shape);
    if (sameShape) throw new Error(`${row.method} ${row.path} and ${sameShape.path} match the same paths`);
    seen.set(shape, row);
  }
  return inOrder;
}

/** `0` for each literal segment, `1` for each parameter. The router tries the lower text first. */
function specificity(path: string): string {
  return path
    .split("/")
    .map((segment) => (segment.startsWith("{") ? "1" : "0"))
    .join("");
}

function compare(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1;
}
