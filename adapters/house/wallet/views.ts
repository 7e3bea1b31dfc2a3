import { type BangkokDate, bangkokDateOf, type Instant } from "../../../core/shared/bangkok-time.ts";
import { at, type Refusal, refuse } from "../../../core/shared/refusal.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import type { Credit, HistoryEntry, HistoryPage, HistoryQuery } from "../../../core/wallet/model.ts";
import { listItems } from "../collections/persistent-list.ts";
import type { MemberState } from "../engine/state.ts";

export function creditView({ creditSatang, points }: MemberState, now: Instant): Credit {
  return { creditSatang, points, asOf: now };
}

/** One page of the ledger, newest first. The cursor is the id of the page's last line, so new lines do not shift pages. */
export function historyPage(state: MemberState, query: HistoryQuery): Result<HistoryPage, Refusal> {
  const { cursor, limit } = query;
  if (cursor !== undefined && !/^\d{1,15}$/.test(cursor))
    return err(at("cursor", refuse("body-invalid", { field: "cursor" })));
  const before = cursor === undefined ? Number.POSITIVE_INFINITY : Number(cursor);
  const items: HistoryEntry[] = [];
  for (const line of listItems(state.ledger)) {
    if (Number(line.id) >= before || !matches(line, query)) continue;
    if (items.length === limit) return ok({ items, next: items[items.length - 1]?.id });
    items.push(line);
  }
  return ok({ items, next: undefined });
}

function matches({ kind, at: moment }: HistoryEntry, { kinds, from, to }: HistoryQuery): boolean {
  if (kinds.length > 0 && !kinds.includes(kind)) return false;
  if (from === undefined && to === undefined) return true;
  const day: BangkokDate = bangkokDateOf(moment);
  return (from === undefined || day >= from) && (to === undefined || day <= to);
}
