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
