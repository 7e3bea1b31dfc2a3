import { inboxEndpoints as rows } from "../../../contracts/endpoints/inbox.ts";
import { parseInstant } from "../../../core/shared/bangkok-time.ts";
import { mapOk, ok } from "../../../core/shared/result.ts";
import { inboxPageToWire } from "../wire/inbox-to-wire.ts";
import { type Handlers, memberHandler, streamHandler } from "./handler.ts";
import { liveEvents } from "./live-events.ts";

const PAGE_SIZE = 20;

export const inboxHandlers = {
  inbox: memberHandler(rows.inbox, async ({ service, query: { group, cursor, limit = PAGE_SIZE } }) =>
    mapOk(await service.inbox({ group, cursor, limit }), inboxPageToWire),
  ),
  seeInbox: memberHandler(rows.seeInbox, async ({ service, body: { upTo, ids = [], dismissed = [] } }) => {
    const seenUpTo = upTo === undefined ? undefined : parseInstant(upTo);
    return ok({ unread: await service.changeInbox({ seenUpTo, seenIds: ids, dismissedIds: dismissed }) });
  }),
  eventStream: streamHandler(rows.eventStream, liveEvents),
} satisfies Handlers<typeof rows>;
