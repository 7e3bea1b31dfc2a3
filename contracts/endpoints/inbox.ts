import { endpoint } from "../endpoint.ts";
import {
  inboxPage,
  inboxQuery,
  inboxSeen,
  inboxSeenBody,
  liveChange,
  pushAddressBody,
  pushState,
} from "../schemas/inbox.ts";

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

/** Notifications of a device about ended requests, by Web Push. */
export const pushEndpoints = {
  push: endpoint({
    method: "GET",
    path: "/api/auth/push",
    auth: "member",
    effect: "read",
    source: "assumed",
    summary: "The key that a browser subscribes with, and whether this device gets pushes",
    refusals: [],
    reply: pushState,
  }),
  subscribePush: endpoint({
    method: "POST",
    path: "/api/auth/push/subscribe",
    auth: "member",
    effect: "write",
    source: "assumed",
    summary: "Pushes to the device of this session until the session ends",
    refusals: ["backend-refused"],
    body: pushAddressBody,
    reply: pushState,
  }),
  unsubscribePush: endpoint({
    method: "POST",
    path: "/api/auth/push/unsubscribe",
    auth: "member",
    effect: "write",
    source: "assumed",
    summary: "Ends the pushes to the device of this session",
    refusals: [],
    reply: pushState,
  }),
} as const;
