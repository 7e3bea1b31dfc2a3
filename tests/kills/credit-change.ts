import type { MemberEvent } from "../../adapters/house/house.ts";
import type { Prize } from "../../core/rewards/model.ts";

/** What an event does to the credit, in satang, written down apart from the house's own rules. */
export function creditChange(event: MemberEvent, stream: readonly MemberEvent[]): number {
  switch (event.type) {
    case "deposit-credited":
    case "deposit-bonus-credited":
    case "slip-credited":
    case "slip-bonus-credited":
    case "loss-refunded":
    case "bonus-granted":
    case "withdrawal-rejected":
    case "affiliate-withdrawn":
      return event.amount;
    case "deposit-bonus-expired":
    case "withdrawal-requested":
      return 0 - event.amount;
    case "withdrawal-retried":
      return 0 - amountOf(event.id, stream);
    case "round-played":
      return event.win - event.bet;
    case "wheel-spun":
    case "reward-granted":
      return worth(event.prize);
    case "card-flipped":
      return event.claimId === undefined ? worth(event.prize) : 0;
    default:
      return 0;
  }
}

function worth(prize: Prize | { readonly kind: "nothing" }): number {
  return prize.kind === "credit" ? prize.amountSatang : 0;
}

export function amountOf(withdrawal: string, stream: readonly MemberEvent[]): number {
  const request = stream.find((event) => event.type === "withdrawal-requested" && event.id === withdrawal);
  return request?.type === "withdrawal-requested" ? request.amount : Number.NaN;
}
