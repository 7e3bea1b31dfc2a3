import type * as v from "valibot";
import type { inboxItem, inboxPage } from "../../../contracts/schemas/inbox.ts";
import { toIso } from "../../../core/shared/bangkok-time.ts";
import { toBaht } from "../../../core/shared/money.ts";
import type { InboxItem, InboxPage } from "../../../core/site/inbox.ts";

export function inboxPageToWire({ items, next, unread, notices }: InboxPage): v.InferInput<typeof inboxPage> {
  return { items: items.map(itemToWire), next, unread, notices: notices.map(itemToWire) };
}

function itemToWire({ amountSatang, points, at, ...item }: InboxItem): v.InferInput<typeof inboxItem> {
  return { ...item, at: toIso(at), amount: amountSatang && toBaht(amountSatang), point: points };
}
