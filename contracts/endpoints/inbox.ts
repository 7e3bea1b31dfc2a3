import { endpoint } from "../endpoint.ts";
import { inboxPage, inboxQuery, inboxSeen, inboxSeenBody } from "../schemas/inbox.ts";
import { liveChange } from "../schemas/live.ts";

/** What happened to the member, and what changes now. Apart from the site's rows, which visitors load, too. */
export const inboxEndpoints = {
  inbox: endpoint({
    method: "GET",
    path: "/api/auth/inbox",
    auth: "member",
    effect: "read",
    source: "assumed",
    summary: "Ended requests, gifts and announcements, with the number of unread ones",
    refusals: [],
    query: inboxQuery,
    reply: inboxPage,
  }),
  seeInbox: endpoint({
    method: "POST",
    path: "/api/auth/inbox/seen",
    auth: "member",
    effect: "write",
    source: "assumed",
    summary: "Marks items of the inbox as read and dismisses notices, on every device",
    refusals: [],
    body: inboxSeenBody,
    reply: inboxSeen,
  }),
  eventStream: endpoint({
    method: "GET",
    path: "/api/auth/stream",
    auth: "member",
    effect: "read",
    source: "assumed",
    summary: "Server-sent events: says what changed, so that nobody has to poll. Repeats what came after Last-Event-ID",
    refusals: [],
    streams: true,
    reply: liveChange,
  }),
} as const;
