import { maskName } from "../../../core/rules/masking.ts";
import type { FeedEntry } from "../../../core/site/model.ts";
import type { MemberEvent } from "../engine/events.ts";

const SHOWN = 20;

/** What was credited and paid lately over all members. */
export interface Feed {
  observe(stream: string, event: MemberEvent): void;
  deposits(): readonly FeedEntry[];
  withdrawals(): readonly FeedEntry[];
}

/** Keeps masked names only, so that the public feed has no more than it may show. */
export function createFeed(): Feed {
  const names = new Map<string, string>();
  let deposits: readonly FeedEntry[] = [];
  let withdrawals: readonly FeedEntry[] = [];

  function withEntry(entries: readonly FeedEntry[], entry: FeedEntry): readonly FeedEntry[] {
    // Other streams may lag behind: what fell due there is written when somebody looks, with the time it was due.
    return [entry, ...entries].sort((one, other) => other.at - one.at).slice(0, SHOWN);
  }

  return {
    observe(stream, event) {
      if (event.type === "registered") names.set(stream, maskName(event.name));
      const maskedName = names.get(stream) ?? "***";
      if (event.type === "deposit-credited" || event.type === "slip-credited") {
        deposits = withEntry(deposits, { maskedName, amountSatang: event.amount, at: event.at });
      } else if (event.type === "withdrawal-paid") {
        withdrawals = withEntry(withdrawals, { maskedName, amountSatang: event.amount, at: event.at });
      }
    },
    deposits: () => deposits,
    withdrawals: () => withdrawals,
  };
}
