import { createHttpWallet } from "../../../adapters/http/wallet.ts";
import { instant } from "../../../core/shared/bangkok-time.ts";
import { baht } from "../../../core/shared/money.ts";
import { newKey, unwrap } from "../../adapters/house/test-house.ts";
import { clientAt } from "../../client-at.ts";
import { NOON } from "./noon.ts";
import { signInAt } from "./open-page.ts";
import type { Site } from "./start-site.ts";

export interface OpenRequest {
  readonly id: string;
  readonly kind: string;
  /** In baht. */
  readonly amount: number;
}

/** Every request that waits for the house's staff. */
export async function openRequests(site: Site): Promise<readonly OpenRequest[]> {
  const reply = await fetch(`${site.url}/sandbox/requests`);
  if (!reply.ok) throw new Error(`/sandbox/requests: ${reply.status}`);
  return (await reply.json()) as readonly OpenRequest[];
}

/** The staff's answer to the oldest open request. `reason` is what the member reads. */
export async function answerRequest(
  site: Site,
  answer: "start-paying" | "approve" | "reject",
  reason?: string,
): Promise<OpenRequest> {
  const [request] = await openRequests(site);
  if (request === undefined) throw new Error("no request is open");
  await site.control(`/requests/${request.id}/${answer}`, reason === undefined ? {} : { reason });
  return request;
}

/** A withdrawal that a demo member requests on another device: what stands before a journey needs no page. */
export async function requestWithdrawal(site: Site, username: string, amount: number): Promise<void> {
  const session = await signInAt(site, username);
  const client = clientAt(site.url, { identity: () => session });
  const wallet = createHttpWallet(
    client,
    () => session,
    () => instant(Date.parse(NOON)),
  );
  unwrap(await wallet.requestWithdrawal(baht(amount), newKey()));
}
