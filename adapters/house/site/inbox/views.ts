import { bangkokDateOf } from "../../../../core/shared/bangkok-time.ts";
import { at, type Refusal, refuse } from "../../../../core/shared/refusal.ts";
import { err, ok, type Result } from "../../../../core/shared/result.ts";
import {
  type InboxChange,
  type InboxItem,
  type InboxPage,
  type InboxQuery,
  inboxGroupOf,
} from "../../../../core/site/inbox.ts";
import type { Announcement } from "../../../../core/site/model.ts";
import { bodyOf } from "../../engine/derived/rows.ts";
import type { InboxRecord, InboxState, MemberState } from "../../engine/state.ts";
import type { Row, RowQuery, Rows } from "../../ports/rows.ts";
import { NEWS_PREFIX } from "./evolve.ts";

type Unread = Pick<InboxItem, "id" | "at">;

/** One page of the member's items and the announcements, newest first. Refuses `body-invalid` for a wrong cursor. */
export async function inboxPage(
  rows: Rows,
  owner: string,
  { inbox }: MemberState,
  announcements: readonly Announcement[],
  { group, cursor, limit }: InboxQuery,
): Promise<Result<InboxPage, Refusal>> {
  const news = announcements
    .map((announcement) => newsItem(inbox, announcement))
    .filter(({ topic }) => group === undefined || inboxGroupOf(topic) === group);
  const list = { list: "inbox", owner, ...(group && { tags: [group] }) } as const;
  const start = await startOf(rows, list, news, cursor);
  if (!start) return err(at("cursor", refuse("body-invalid", { field: "cursor" })));
  const items = await itemsBefore(rows, { ...list, ...start.rows, limit: limit + 1 }, start.before);
  const merged = merge(
    items.map((row) => ownItem(inbox, bodyOf<InboxRecord>(row))),
    start.news,
  );
  const shown = merged.slice(0, limit);
  return ok({
    items: shown,
    next: merged.length > limit ? shown[shown.length - 1]?.id : undefined,
    unread: unreadItems(inbox, announcements).length,
    notices: inbox.notices.map((record) => ownItem(inbox, record)),
  });
}

/** The unread items and announcements. */
export function unreadItems(inbox: InboxState, announcements: readonly Announcement[]): readonly Unread[] {
  return [...inbox.unread, ...announcements.map((each) => newsItem(inbox, each)).filter(({ unread }) => unread)];
}

/** The parts of a change that would change something. Undefined when nothing would. */
export function newInChange(
  inbox: InboxState,
  announcements: readonly Announcement[],
  { seenUpTo, seenIds, dismissedIds }: InboxChange,
): InboxChange | undefined {
  const unread = unreadItems(inbox, announcements);
  const sees = seenUpTo !== undefined && unread.some((item) => item.at <= seenUpTo);
  const change: InboxChange = {
    seenUpTo: sees ? seenUpTo : undefined,
    seenIds: unread.flatMap(({ id }) => (seenIds.includes(id) ? id : [])),
    dismissedIds: inbox.notices.flatMap(({ id }) => (dismissedIds.includes(id) ? id : [])),
  };
  return sees || change.seenIds.length > 0 || change.dismissedIds.length > 0 ? change : undefined;
}

interface Start {
  readonly rows: Pick<RowQuery, "after" | "to">;
  /** Only items from before this time. */
  readonly before: number;
  readonly news: readonly InboxItem[];
}

/** Where a page begins. Undefined for a cursor that no page returned. */
async function startOf(
  rows: Rows,
  list: Pick<RowQuery, "list" | "owner">,
  news: readonly InboxItem[],
  cursor: string | undefined,
): Promise<Start | undefined> {
  if (cursor === undefined) return { rows: {}, before: Number.POSITIVE_INFINITY, news };
  if (cursor.startsWith(NEWS_PREFIX)) {
    const index = news.findIndex(({ id }) => id === cursor);
    const last = news[index];
    return last && { rows: { to: bangkokDateOf(last.at) }, before: last.at, news: news.slice(index + 1) };
  }
  const after = await rows.get({ list: list.list, owner: list.owner, id: cursor });
  if (!after) return undefined;
  const { at: time } = bodyOf<InboxRecord>(after);
  return { rows: { after }, before: Number.POSITIVE_INFINITY, news: news.filter((item) => item.at <= time) };
}

/** A page of items from before a time. The rows of one day can begin with later ones. */
async function itemsBefore(rows: Rows, query: RowQuery, before: number): Promise<readonly Row[]> {
  const found: Row[] = [];
  for (let after = query.after; ; ) {
    const page = await rows.page({ ...query, after });
    found.push(...page.filter((row) => bodyOf<InboxRecord>(row).at < before));
    const last = page[page.length - 1];
    if (!last || page.length < query.limit || found.length >= query.limit) return found;
    after = last;
  }
}

/** Both lists are in order, so the newest of all is the first of one of them. An own item comes before news of its time. */
function merge(items: readonly InboxItem[], news: readonly InboxItem[]): readonly InboxItem[] {
  return [...items, ...news].sort((one, other) => other.at - one.at);
}

function ownItem(inbox: InboxState, record: InboxRecord): InboxItem {
  return { ...NO_DETAILS, ...record, body: undefined, unread: inbox.unread.some(({ id }) => id === record.id) };
}

const NO_DETAILS = { amountSatang: undefined, points: undefined, title: undefined, reason: undefined } as const;

function newsItem(
  { seenUpTo, seenNews }: InboxState,
  { id: reference, title, body, publishedAt }: Announcement,
): InboxItem {
  const id = NEWS_PREFIX + reference;
  const unread = publishedAt > seenUpTo && !seenNews.includes(id);
  return { ...NO_DETAILS, id, topic: "announcement", at: publishedAt, unread, reference, title, body };
}
