import type { Member } from "../../engine/trial.ts";
import { ledgerPages, type ReadPage } from "./lists.ts";

interface Identified {
  readonly id: string | number;
}

/** Every list of a member that comes in pages. */
export function pagedLists(one: Member): Readonly<Record<string, ReadPage<Identified>>> {
  return {
    "the ledger": ledgerPages(one),
    "the spins": (limit, cursor) => one.get("wheelLog", { body: { limit, ...withCursor(cursor) } }),
    "the purchases": (limit, cursor) => one.get("rewardRequestHistory", { body: { limit, ...withCursor(cursor) } }),
    "the cards": (limit, cursor) => one.get("flipCardLogs", { query: { limit: String(limit), ...withCursor(cursor) } }),
    "the inbox": (limit, cursor) => one.get("inbox", { query: { limit: String(limit), ...withCursor(cursor) } }),
    "the activity": (limit, cursor) => one.get("activity", { query: { limit: String(limit), ...withCursor(cursor) } }),
  };
}

function withCursor(cursor: string | undefined): Readonly<Record<string, string>> {
  return cursor === undefined ? {} : { cursor };
}
