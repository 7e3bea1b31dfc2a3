import { maskName } from "../../../core/rules/mask-name.ts";
import type { FeedEntry } from "../../../core/site/model.ts";
import { bodyOf, put } from "../engine/derived/rows.ts";
import type { MemberEvent } from "../engine/events.ts";
import type { MemberState } from "../engine/state.ts";
import type { RowChange, Rows } from "../ports/rows.ts";

const SHOWN = 20;

type FeedName = "deposits" | "withdrawals";

/** An entry for a credited deposit or slip and a paid withdrawal. It has only a masked name, because the feed is public. */
export function feedRows({ account, version }: MemberState, event: MemberEvent): readonly RowChange[] {
  const feed = feedOf(event);
  if (!feed || !account || !("amount" in event)) return [];
  const body: FeedEntry = { maskedName: maskName(account.name), amountSatang: event.amount, at: event.at };
  return [put({ list: "feed", owner: feed, id: `${account.id} ${version}`, order: event.at, body })];
}

function feedOf({ type }: MemberEvent): FeedName | undefined {
  if (type === "deposit-credited" || type === "slip-credited") return "deposits";
  return type === "withdrawal-paid" ? "withdrawals" : undefined;
}

/** The latest entries of all members, latest first. */
export async function readFeed(rows: Rows, feed: FeedName): Promise<readonly FeedEntry[]> {
  return (await rows.page({ list: "feed", owner: feed, limit: SHOWN })).map((row) => bodyOf<FeedEntry>(row));
}
