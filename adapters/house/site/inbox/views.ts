import type { Refusal } from "../../../../core/shared/refusal.ts";
import { mapOk, type Result } from "../../../../core/shared/result.ts";
import {
  type InboxChange,
  type InboxItem,
  type InboxPage,
  type InboxQuery,
  inboxGroupOf,
} from "../../../../core/site/inbox.ts";
import type { Announcement } from "../../../../core/site/model.ts";
import { listItems } from "../../collections/persistent-list.ts";
import { pageOf } from "../../engine/page.ts";
import type { InboxState, MemberState } from "../../engine/state.ts";
import { isUnread } from "./evolve.ts";

/** One page of the member's items and the announcements, newest first. Refuses `body-invalid` for a wrong cursor. */
export function inboxPage(
  { inbox }: MemberState,
  announcements: readonly Announcement[],
  { group, ...query }: InboxQuery,
): Result<InboxPage, Refusal> {
  const all = itemsOf(inbox, announcements);
  const page = pageOf(group ? filtered(all, (item) => inboxGroupOf(item.topic) === group) : all, query);
  return mapOk(page, (found) => ({
    ...found,
    unread: unreadItems(inbox, announcements).length,
    notices: inbox.notices.map((record) => ({ ...record, body: undefined, unread: isUnread(inbox, record) })),
  }));
}

export function unreadItems(inbox: InboxState, announcements: readonly Announcement[]): readonly InboxItem[] {
  const unread: InboxItem[] = [];
  for (const item of itemsOf(inbox, announcements)) {
    if (item.at <= inbox.seenUpTo) break;
    if (item.unread) unread.push(item);
  }
  return unread;
}

/** The parts of a change that would change something. Undefined when nothing would. */
export function newInChange(
  inbox: InboxState,
  announcements: readonly Announcement[],
  { seenUpTo, seenIds, dismissedIds }: InboxChange,
): InboxChange | undefined {
  const unread = unreadItems(inbox, announcements);
  const sees = seenUpTo !== undefined && unread.some(({ at }) => at <= seenUpTo);
  const change: InboxChange = {
    seenUpTo: sees ? seenUpTo : undefined,
    seenIds: unread.flatMap(({ id }) => (seenIds.includes(id) ? id : [])),
    dismissedIds: inbox.notices.flatMap(({ id }) => (dismissedIds.includes(id) ? id : [])),
  };
  return sees || change.seenIds.length > 0 || change.dismissedIds.length > 0 ? change : undefined;
}

/** Both lists are in order, so the newest of all is the first of one of them. */
function* itemsOf(inbox: InboxState, announcements: readonly Announcement[]): Generator<InboxItem> {
  let next = 0;
  for (const record of listItems(inbox.newestFirst)) {
    for (; (announcements[next]?.publishedAt ?? 0) > record.at; next += 1)
      yield* announcementItem(inbox, announcements[next]);
    yield { ...record, body: undefined, unread: isUnread(inbox, record) };
  }
  for (; next < announcements.length; next += 1) yield* announcementItem(inbox, announcements[next]);
}

function* announcementItem(inbox: InboxState, announcement: Announcement | undefined): Generator<InboxItem> {
  if (!announcement) return;
  const { id: reference, title, body, publishedAt: at } = announcement;
  // Apart from the ids of the member's items.
  const id = `news-${reference}`;
  yield {
    id,
    topic: "announcement",
    at,
    unread: isUnread(inbox, { id, at }),
    reference,
    amountSatang: undefined,
    points: undefined,
    title,
    reason: undefined,
    body,
  };
}

function* filtered<T>(items: Iterable<T>, keep: (item: T) => boolean): Generator<T> {
  for (const item of items) if (keep(item)) yield item;
}
