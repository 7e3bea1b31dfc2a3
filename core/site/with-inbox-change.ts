import type { Instant } from "../shared/bangkok-time.ts";
import type { InboxChange, InboxItem, InboxPage } from "./inbox.ts";

/** Marks everything up to the newest shown item as seen; what arrived after it stays unread. Undefined for no items. */
export function seenAllOf(shown: readonly InboxItem[]): InboxChange | undefined {
  const newest = shown.reduce<Instant | undefined>(
    (latest, { at }) => (latest === undefined || at > latest ? at : latest),
    undefined,
  );
  return newest === undefined ? undefined : { seenUpTo: newest, seenIds: [], dismissedIds: [] };
}

/** The page after a change, as the backend will show it. Only items of the page itself change the count. */
export function withInboxChange<Shown extends Pick<InboxPage, "items" | "unread" | "notices">>(
  page: Shown,
  { seenUpTo, seenIds, dismissedIds }: InboxChange,
): Shown {
  const sees = ({ id, at }: InboxItem): boolean =>
    (seenUpTo !== undefined && at <= seenUpTo) || seenIds.includes(id) || dismissedIds.includes(id);
  const read = (item: InboxItem): InboxItem => (item.unread && sees(item) ? { ...item, unread: false } : item);
  const known = new Map([...page.items, ...page.notices].map((item) => [item.id, item]));
  const newlySeen = [...known.values()].filter((item) => item.unread && sees(item)).length;
  return {
    ...page,
    items: page.items.map(read),
    notices: page.notices.filter(({ id }) => !dismissedIds.includes(id)).map(read),
    unread: Math.max(0, page.unread - newlySeen),
  };
}
