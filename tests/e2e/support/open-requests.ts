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
