import type { MemberEvent } from "../engine/events.ts";

/** Which member's stream each request that may still be open is in. */
export interface OpenRequestIndex {
  observe(stream: string, event: MemberEvent): void;
  streamOf(requestId: string): string | undefined;
  streams(): readonly string[];
}

export function createOpenRequestIndex(): OpenRequestIndex {
  const open = new Map<string, string>();
  return {
    observe(stream, event) {
      switch (event.type) {
        case "deposit-requested":
        case "slip-submitted":
        case "withdrawal-requested":
        case "withdrawal-retried":
        case "reward-claimed":
          open.set(event.id, stream);
          break;
        case "card-flipped":
          if (event.claimId) open.set(event.claimId, stream);
          break;
        case "deposit-cancelled":
        case "deposit-expired":
        case "deposit-credited":
        case "deposit-rejected":
        case "slip-credited":
        case "slip-rejected":
        case "slip-duplicated":
        case "withdrawal-paid":
        case "withdrawal-rejected":
        case "reward-granted":
        case "reward-rejected":
          open.delete(event.id);
          break;
        default:
      }
    },
    streamOf: (requestId) => open.get(requestId),
    streams: () => [...new Set(open.values())],
  };
}
