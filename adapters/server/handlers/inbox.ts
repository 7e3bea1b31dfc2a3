import type { IncomingHttpHeaders } from "node:http";
import type * as v from "valibot";
import type { Endpoint } from "../../../contracts/endpoint.ts";
import { inboxEndpoints as inboxRows, pushEndpoints as pushRows } from "../../../contracts/endpoints/inbox.ts";
import type { liveChange } from "../../../contracts/schemas/inbox.ts";
import type { After } from "../../../core/platform/device.ts";
import { parseInstant } from "../../../core/shared/bangkok-time.ts";
import { mapOk, ok } from "../../../core/shared/result.ts";
import { followMember } from "../../house/site/live/follow-member.ts";
import type { ChangesSince } from "../../house/site/live/service.ts";
import { NO_PAGE, type Reply } from "../http/http-call.ts";
import { inboxPageToWire } from "../wire/site-to-wire.ts";
import { type Handlers, type MemberCall, memberHandler, type StreamEnded, streamHandler } from "./handler.ts";

/** Writes the member's changes as server-sent events until the session or the connection ends. */
function liveEvents(
  { house, id, token }: MemberCall<Endpoint>,
  headers: IncomingHttpHeaders,
  ended: StreamEnded,
): Reply {
  const lastId = headers["last-event-id"]?.toString();
  const gone = new AbortController();
  const reports = followMember({ house, id, token, lastId, after: afterOnServer, signal: gone.signal });
  const encoder = new TextEncoder();
  let opened = false;
  const body = new ReadableStream<Uint8Array>({
    // Called only when the reader has room: a slow page gets fewer reports with more in each.
    async pull(controller) {
      const next = await reports.next().catch((error: unknown) => ({ error }));
      if ("error" in next) {
        // The client comes back, with the last id that it has seen.
        ended(next.error);
        return controller.close();
      }
      const { done, value } = next;
      if (done) {
        ended();
        return controller.close();
      }
      controller.enqueue(
        encoder.encode(opened ? textOf(value) : `event: open\nid: ${value.id}\ndata: {}\n\n${textOf(value)}`),
      );
      opened = true;
    },
    cancel() {
      gone.abort();
      ended();
    },
  });
  return {
    status: 200,
    headers: {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store",
      ...NO_PAGE,
      // Some proxies would collect the events first.
      "x-accel-buffering": "no",
    },
    body,
  };
}

/** One event for each change; a comment as a heartbeat when nothing changed. */
function textOf({ changes, id }: ChangesSince): string {
  if (changes.length === 0) return ": beat\n\n";
  return changes
    .map(({ what, id: requestId }) => {
      const data: v.InferInput<typeof liveChange> = { what, id: requestId };
      return `event: change\nid: ${id}\ndata: ${JSON.stringify(data)}\n\n`;
    })
    .join("");
}

const afterOnServer: After = (ms, task) => {
  const timer = setTimeout(task, ms);
  // A server that stops must not wait for a tick. In a page, a timer is a number.
  if (typeof timer === "object") timer.unref();
  return () => clearTimeout(timer);
};

const PAGE_SIZE = 20;

export const inboxHandlers = {
  inbox: memberHandler(inboxRows.inbox, async ({ service, query: { group, cursor, limit = PAGE_SIZE } }) =>
    mapOk(await service.inbox({ group, cursor, limit }), inboxPageToWire),
  ),
  seeInbox: memberHandler(inboxRows.seeInbox, async ({ service, body: { upTo, ids = [], dismissed = [] } }) => {
    const seenUpTo = upTo === undefined ? undefined : parseInstant(upTo);
    return ok({ unread: await service.changeInbox({ seenUpTo, seenIds: ids, dismissedIds: dismissed }) });
  }),
  eventStream: streamHandler(inboxRows.eventStream, liveEvents),
} satisfies Handlers<typeof inboxRows>;

export const pushHandlers = {
  push: memberHandler(pushRows.push, async ({ service, token }) => ok(await service.push(token))),
  subscribePush: memberHandler(pushRows.subscribePush, ({ service, token, body }) =>
    service.subscribePush(body, token),
  ),
  unsubscribePush: memberHandler(pushRows.unsubscribePush, async ({ service, token }) =>
    ok(await service.unsubscribePush(token)),
  ),
} satisfies Handlers<typeof pushRows>;
