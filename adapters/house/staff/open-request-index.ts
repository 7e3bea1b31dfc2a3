import type { MemberEvent } from "../engine/events.ts";

/** Read model: the stream of each request that may be open. */
export interface OpenRequestIndex {
  apply(stream: string, event: MemberEvent): void;
  streamOf(requestId: string): string | undefined;
  streams(): readonly string[];
}

export function createOpenRequestIndex(): OpenRequestIndex {
  const streamById = new Map<string, string>();
  return {
    apply(stream, event) {
      switch (event.type) {
        case "deposit-requested":
        case "slip-submitted":
        case "withdrawal-requested":
        case "withdrawal-retried":
        case "reward-claimed":
          streamById.set(event.id, stream);
          break;
        case "card-flipped":
          if (event.claimId) streamById.set(event.claimId, stream);
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
          streamById.delete(event.id);
          break;
        default:
      }
    },
    streamOf: (requestId) => streamById.get(requestId),
    streams: () => [...new Set(streamById.values())],
  };
}
