import type { Instant } from "../../../core/shared/bangkok-time.ts";
import { at, type Refusal, refuse } from "../../../core/shared/refusal.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import type { Credit, HistoryEntry, HistoryPage, HistoryQuery } from "../../../core/wallet/model.ts";
import { bodyOf } from "../engine/derived/rows.ts";
import type { MemberState } from "../engine/state.ts";
import type { Rows } from "../ports/rows.ts";

export function creditView({ creditSatang, points }: MemberState, now: Instant): Credit {
  return { creditSatang, points, asOf: now };
}

/** One page of the ledger, newest first. The cursor is the id of the page's last line, so new lines do not shift pages. */
export async function historyPage(
  rows: Rows,
  owner: string,
  { cursor, limit, kinds, from, to }: HistoryQuery,
): Promise<Result<HistoryPage, Refusal>> {
  if (cursor !== undefined && !/^\d{1,15}$/.test(cursor))
    return err(at("cursor", refuse("body-invalid", { field: "cursor" })));
  const after = cursor === undefined ? undefined : { order: Number(cursor), id: cursor };
  const found = await rows.page({ list: "ledger", owner, limit: limit + 1, after, tags: kinds, from, to });
  const items = found.slice(0, limit).map((row) => bodyOf<HistoryEntry>(row));
  return ok({ items, next: found.length > limit ? items[items.length - 1]?.id : undefined });
}
