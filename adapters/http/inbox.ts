import type * as v from "valibot";
import { inboxEndpoints as rows } from "../../contracts/endpoints/inbox.ts";
import type { inboxItem, inboxPage } from "../../contracts/schemas/inbox.ts";
import { toIso } from "../../core/shared/bangkok-time.ts";
import { baht } from "../../core/shared/money.ts";
import { mapOk } from "../../core/shared/result.ts";
import type { InboxItem, InboxPage, InboxPort } from "../../core/site/inbox.ts";
import type { HttpClient } from "./client/client.ts";
import { instantFromWire } from "./from-wire.ts";

/** The inbox port over HTTP. */
export function createHttpInbox(client: HttpClient): InboxPort {
  return {
    async inbox({ group, cursor, limit }) {
      return mapOk(await client.call(rows.inbox, { query: { group, cursor, limit: String(limit) } }), pageFromWire);
    },
    async changeInbox({ seenUpTo, seenIds, dismissedIds }) {
      const body = {
        upTo: seenUpTo === undefined ? undefined : toIso(seenUpTo),
        ids: [...seenIds],
        dismissed: [...dismissedIds],
      };
      return mapOk(await client.call(rows.seeInbox, { body }), ({ unread }) => unread);
    },
  };
}

function pageFromWire({ items, next, unread, notices }: v.InferOutput<typeof inboxPage>): InboxPage {
  return { items: items.map(itemFromWire), next: next ?? undefined, unread, notices: notices.map(itemFromWire) };
}

function itemFromWire({ at, amount, point, title, reason, body, ...item }: v.InferOutput<typeof inboxItem>): InboxItem {
  return {
    ...item,
    at: instantFromWire(at),
    amountSatang: typeof amount === "number" ? baht(amount) : undefined,
    points: point ?? undefined,
    title: title ?? undefined,
    reason: reason ?? undefined,
    body: body ?? undefined,
  };
}
