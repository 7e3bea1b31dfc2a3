import * as v from "valibot";
import { INBOX_GROUPS, INBOX_TOPICS } from "../../core/site/inbox.ts";
import { LIVE_SUBJECTS } from "../../core/site/model.ts";
import { assumed, baht, count, cursor, id, isoTime, limitText, maybe, typedText } from "./scalars.ts";

export const inboxQuery = v.object({
  /** Every group by default. */
  group: assumed(v.optional(v.picklist(INBOX_GROUPS))),
  /** The `next` of the previous page. */
  cursor: assumed(v.optional(cursor)),
  limit: assumed(v.optional(limitText)),
});

export const inboxItem = v.object({
  id: assumed(id),
  topic: assumed(v.picklist(INBOX_TOPICS)),
  at: assumed(isoTime),
  unread: assumed(v.boolean()),
  /** The request, bonus or announcement that it is about. */
  reference: assumed(id),
  amount: assumed(maybe(baht)),
  /** Points given or returned. */
  point: assumed(maybe(count)),
  title: assumed(maybe(v.string())),
  /** Why a request was rejected: a sentence to show. */
  reason: assumed(maybe(v.string())),
  /** Of an announcement: untrusted markup. */
  body: assumed(maybe(v.string())),
});

/** Newest first. The last page has no `next`. */
export const inboxPage = v.object({
  items: assumed(v.array(inboxItem)),
  next: assumed(maybe(cursor)),
  /** In every group, on every page. */
  unread: assumed(count),
  /** Rejections that the member has not dismissed, newest first. */
  notices: assumed(v.array(inboxItem)),
});

const ids = v.pipe(v.array(typedText), v.maxLength(100));

export const inboxSeenBody = v.object({
  /** Everything up to this time, it included. */
  upTo: assumed(v.optional(isoTime)),
  ids: assumed(v.optional(ids)),
  /** Notices that the member closed. */
  dismissed: assumed(v.optional(ids)),
});

export const inboxSeen = v.object({ unread: assumed(count) });

/** The data of one event of the stream: what changed and should be read again. */
export const liveChange = v.object({
  what: assumed(v.picklist(LIVE_SUBJECTS)),
  /** The request's id. */
  id: assumed(maybe(id)),
});

/** base64url of an uncompressed point of P-256. */
const point = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{87}$/));

export const pushState = v.object({
  /** What the browser subscribes with (VAPID, RFC 8292). */
  publicKey: assumed(point),
  /** Whether the backend pushes to the device of this session. */
  on: assumed(v.boolean()),
});

/** A browser's subscription. The backend accepts public hosts over https only. */
export const pushAddressBody = v.object({
  endpoint: assumed(v.pipe(v.string(), v.maxLength(1000), v.regex(/^https?:\/\/[!-~]+$/))),
  p256dh: assumed(point),
  auth: assumed(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/))),
});
