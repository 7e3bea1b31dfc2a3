import { maskName } from "../../../core/rules/mask-name.ts";
import type { FeedEntry } from "../../../core/site/model.ts";
import type { MemberEvent } from "../engine/events.ts";

const SHOWN = 20;

/** Read model: the latest credited deposits and paid withdrawals of all members. */
export interface Feed {
  apply(stream: string, event: MemberEvent): void;
  deposits(): readonly FeedEntry[];
  withdrawals(): readonly FeedEntry[];
}

/** Stores only masked names, because the feed is public. */
export function createFeed(): Feed {
  const names = new Map<string, string>();
  let deposits: readonly FeedEntry[] = [];
  let withdrawals: readonly FeedEntry[] = [];

  function addEntry(entries: readonly FeedEntry[], entry: FeedEntry): readonly FeedEntry[] {
    // Due events are written late, with the time at which they were due. So entries need not come in order.
    return [entry, ...entries].sort((one, other) => other.at - one.at).slice(0, SHOWN);
  }

  return {
    apply(stream, event) {
      if (event.type === "registered") names.set(stream, maskName(event.name));
      const maskedName = names.get(stream) ?? "***";
      if (event.type === "deposit-credited" || event.type === "slip-credited") {
        deposits = addEntry(deposits, { maskedName, amountSatang: event.amount, at: event.at });
      } else if (event.type === "withdrawal-paid") {
        withdrawals = addEntry(withdrawals, { maskedName, amountSatang: event.amount, at: event.at });
      }
    },
    deposits: () => deposits,
    withdrawals: () => withdrawals,
  };
}
