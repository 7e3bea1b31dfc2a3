import { deviceTitle } from "../../../core/session/device-session.ts";
import type { MemberId } from "../../../core/session/model.ts";
import { bangkokDateOf, type Instant, toIso } from "../../../core/shared/bangkok-time.ts";
import { at, type Refusal, refuse } from "../../../core/shared/refusal.ts";
import { err, ok, type Result } from "../../../core/shared/result.ts";
import {
  type InboxChange,
  type InboxItem,
  type InboxPage,
  type InboxQuery,
  inboxGroupOf,
  isRejection,
} from "../../../core/site/inbox.ts";
import type { Announcement } from "../../../core/site/model.ts";
import type { ServiceContext } from "../context.ts";
import { bodyOf, put, withRow } from "../engine/derived/rows.ts";
import {
  type Answer,
  type AnyState,
  type BaseEvent,
  type Decision,
  type IdentifiedEvent,
  type Moment,
  ownerOf,
} from "../engine/model.ts";
import { type Requests, requestIn } from "../engine/requests.ts";
import type { Slice } from "../engine/slice.ts";
import type { Row, RowQuery, Rows } from "../ports/rows.ts";
import type { RewardEvent } from "../rewards/reward.ts";
import type { Registered, SessionOpened } from "../session/account.ts";
import { sessionId } from "../session/devices.ts";
import type { RecoveryEvent } from "../session/recovery.ts";
import type { SecondFactorEvent } from "../session/second-factor/proof-rules.ts";
import type { ResetEvent, ResetPart } from "../session/second-factor/reset.ts";
import type { StaffEvent } from "../staff/staff.ts";
import type { DepositEvent, DepositState } from "../wallet/deposit.ts";
import { type LossRefunded, refundTitle } from "../wallet/refund.ts";
import type { SlipEvent, SlipState } from "../wallet/slip.ts";
import type { WithdrawalEvent } from "../wallet/withdrawal.ts";
import { announcementsFor } from "./site.ts";

/** Only what is new: ids of unread items and of notices. */
export interface SeeInbox {
  readonly type: "see-inbox";
  readonly upTo: Instant | undefined;
  readonly ids: readonly string[];
  readonly dismissed: readonly string[];
}

/** What the member saw in the inbox, and which notices they dismissed. */
interface InboxSeen extends BaseEvent<"inbox-seen"> {
  /** Everything up to this time. */
  readonly upTo?: Instant;
  readonly ids: readonly string[];
  readonly dismissed: readonly string[];
}

/** What makes an item, or ends one. */
type News =
  | Registered
  | SessionOpened
  | RecoveryEvent
  | SecondFactorEvent
  | ResetEvent
  | DepositEvent
  | SlipEvent
  | WithdrawalEvent
  | RewardEvent
  | StaffEvent
  | LossRefunded;

/** An item without whether it is read, which follows from the rest of the state. */
type InboxRecord = Omit<InboxItem, "unread" | "body">;

interface InboxState {
  /** Rejections that are not dismissed, newest first. */
  readonly notices: readonly InboxRecord[];
  /** Everything up to this time is read. */
  readonly seenUpTo: Instant;
  /** The unread items, newest first. */
  readonly unread: readonly Pick<InboxRecord, "id" | "at">[];
  /** Ids of later announcements that are read, latest first. */
  readonly seenNews: readonly string[];
}

interface InboxPart {
  readonly inbox: InboxState;
}

type State = AnyState & InboxPart & DepositState & SlipState & ResetPart;

/** More notices than this push out the oldest ones, which stay in the inbox. */
const MAX_NOTICES = 50;
/** More unread items than this make the oldest ones read. */
const MAX_UNREAD = 200;
/** More than the site publishes while a member reads one by one. */
const MAX_SEEN_NEWS = 200;

/** The ids of announcements in an inbox begin with it, apart from the ids of the member's own items. */
const NEWS_PREFIX = "news-";

/** Nobody has seen what comes later than now. */
function decideInbox(_state: object, { upTo, ids, dismissed }: SeeInbox, { now }: Moment): Decision<InboxSeen> {
  return ok([
    { type: "inbox-seen", at: now, ...(upTo !== undefined && { upTo: upTo > now ? now : upTo }), ids, dismissed },
  ]);
}

const NO_DETAILS = { amountSatang: undefined, points: undefined, title: undefined, reason: undefined } as const;

type Facts = Pick<InboxRecord, "topic" | "reference"> & Partial<InboxRecord>;

/** The state with one more item, of an event that is already applied to the rest of the state. */
function withItem(after: State, { at }: BaseEvent, facts: Facts): State {
  const { inbox, version: order } = after;
  // The stream's version, as for a line of the ledger: unique and in order.
  const body: InboxRecord = { ...NO_DETAILS, id: String(order), at, ...facts };
  const { id } = body;
  const row = put({
    list: "inbox",
    owner: ownerOf(after),
    id,
    order,
    day: bangkokDateOf(at),
    tag: inboxGroupOf(body.topic),
    body,
  });
  const notices = isRejection(body.topic) ? [body, ...inbox.notices].slice(0, MAX_NOTICES) : inbox.notices;
  const unread = at > inbox.seenUpTo ? [{ id, at }, ...inbox.unread].slice(0, MAX_UNREAD) : inbox.unread;
  return { ...withRow(after, row), inbox: { ...inbox, notices, unread } };
}

interface Paid extends IdentifiedEvent<"deposit-credited" | "slip-credited" | "withdrawal-paid"> {
  readonly amount: InboxRecord["amountSatang"];
}

function withPaid(after: State, event: Paid): State {
  return withItem(after, event, { topic: event.type, reference: event.id, amountSatang: event.amount });
}

function amountIn(
  requests: Requests<Pick<InboxRecord, "amountSatang">>,
  id: string,
): Pick<InboxRecord, "amountSatang"> {
  return { amountSatang: requestIn(requests, id).amountSatang };
}

/** A request that was sent again needs no attention any more. */
function withoutNoticesOf(inbox: InboxState, requestId: string): InboxState {
  const settled = inbox.notices.flatMap(({ id, reference }) => (reference === requestId ? id : []));
  if (settled.length === 0) return inbox;
  return {
    ...inbox,
    notices: inbox.notices.filter(({ id }) => !settled.includes(id)),
    unread: inbox.unread.filter(({ id }) => !settled.includes(id)),
  };
}

function withCancelledReset(after: State, event: BaseEvent): Partial<State> {
  if (!after.secondFactorReset) return {};
  return withItem(after, event, { topic: "second-factor-reset-cancelled", reference: "reset" });
}

/** What happened to the member's requests, what they were given, and what was announced. */
export interface InboxService {
  /** Refuses `body-invalid` for a cursor that no page returned. */
  inbox(query: InboxQuery): Answer<InboxPage>;
  /** Returns how many items are unread after it. Writes no event when nothing is new. */
  changeInbox(change: InboxChange): Promise<number>;
}

function createInboxService(context: Context, id: MemberId): InboxService {
  const { streams, site, content, rows, clock } = context;

  async function announcements(): Promise<readonly Announcement[]> {
    const published = await site.read();
    return announcementsFor("member", [...published.announcements, ...content().announcements], clock());
  }

  return {
    async inbox(query) {
      const { state } = await streams.read(id);
      return inboxPage(rows, id, state, await announcements(), query);
    },
    async changeInbox(change) {
      const news = await announcements();
      const { state } = await streams.read(id);
      const wanted = newInChange(state.inbox, news, change);
      if (!wanted) return unreadItems(state.inbox, news).length;
      const { seenUpTo: upTo, seenIds: ids, dismissedIds: dismissed } = wanted;
      const after = await streams.execute(id, { type: "see-inbox", upTo, ids, dismissed });
      return unreadItems(after.state.inbox, news).length;
    },
  };
}

type Unread = Pick<InboxItem, "id" | "at">;

/** One page of the member's items and the announcements, newest first. Refuses `body-invalid` for a wrong cursor. */
async function inboxPage(
  rows: Rows,
  owner: string,
  { inbox }: InboxPart,
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
function unreadItems(inbox: InboxState, announcements: readonly Announcement[]): readonly Unread[] {
  return [...inbox.unread, ...announcements.map((each) => newsItem(inbox, each)).filter(({ unread }) => unread)];
}

/** The parts of a change that would change something. Undefined when nothing would. */
function newInChange(
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

function newsItem(
  { seenUpTo, seenNews }: InboxState,
  { id: reference, title, body, publishedAt }: Announcement,
): InboxItem {
  const id = NEWS_PREFIX + reference;
  const unread = publishedAt > seenUpTo && !seenNews.includes(id);
  return { ...NO_DETAILS, id, topic: "announcement", at: publishedAt, unread, reference, title, body };
}

type Context = ServiceContext<InboxPart, SeeInbox>;

interface Inbox {
  readonly state: InboxPart;
  readonly needs: DepositState & SlipState & ResetPart;
  readonly command: SeeInbox;
  readonly event: InboxSeen;
  readonly others: News;
  readonly context: Context;
  readonly service: InboxService;
}

export const inbox: Slice<Inbox> = {
  initial: { inbox: { notices: [], seenUpTo: 0 as Instant, unread: [], seenNews: [] } },
  decide: { "see-inbox": decideInbox },
  evolve: {
    "inbox-seen": (state, { upTo, ids, dismissed }) => {
      const { notices, unread, seenNews, ...others } = state.inbox;
      const seenUpTo = upTo !== undefined && upTo > others.seenUpTo ? upTo : others.seenUpTo;
      const seen = [...ids, ...dismissed];
      const news = seen.filter((id) => id.startsWith(NEWS_PREFIX) && !seenNews.includes(id));
      return {
        ...state,
        inbox: {
          seenUpTo,
          unread: unread.filter(({ id, at }) => at > seenUpTo && !seen.includes(id)),
          seenNews: [...news, ...seenNews].slice(0, MAX_SEEN_NEWS),
          notices: notices.filter(({ id }) => !dismissed.includes(id)),
        },
      };
    },
  },
  follow: {
    // What was announced before a member joined is no news to them.
    registered: (after, { at: joinedAt }) => ({ inbox: { ...after.inbox, seenUpTo: joinedAt } }),
    "deposit-credited": withPaid,
    "slip-credited": withPaid,
    "withdrawal-paid": withPaid,
    "deposit-expired": (after, event) =>
      withItem(after, event, { topic: event.type, reference: event.id, ...amountIn(after.deposits, event.id) }),
    "deposit-rejected": (after, event) => {
      const { type: topic, id: reference, reason } = event;
      return withItem(after, event, { topic, reference, reason, ...amountIn(after.deposits, reference) });
    },
    "slip-rejected": (after, event) => {
      const { type: topic, id: reference, reason } = event;
      return withItem(after, event, { topic, reference, reason, ...amountIn(after.slips, reference) });
    },
    "slip-duplicated": (after, event) =>
      withItem(after, event, { topic: "slip-duplicate", reference: event.id, ...amountIn(after.slips, event.id) }),
    "withdrawal-rejected": (after, event) => {
      const { type: topic, id: reference, amount: amountSatang, reason } = event;
      return withItem(after, event, { topic, reference, amountSatang, reason });
    },
    "withdrawal-retried": (after, { id }) => ({ inbox: withoutNoticesOf(after.inbox, id) }),
    "reward-granted": (after, event) => {
      const { type: topic, id: reference, title, prize } = event;
      return withItem(after, event, {
        topic,
        reference,
        title,
        ...(prize.kind === "credit" && { amountSatang: prize.amountSatang }),
        ...(prize.kind === "points" && { points: prize.points }),
      });
    },
    "reward-rejected": (after, event) => {
      const { type: topic, id: reference, title, reason, price } = event;
      return withItem(after, event, { topic, reference, title, reason, ...(price > 0 && { points: price }) });
    },
    "loss-refunded": (after, event) => {
      const { id: reference, amount: amountSatang, day } = event;
      return withItem(after, event, { topic: "bonus-granted", reference, title: refundTitle(day), amountSatang });
    },
    "bonus-granted": (after, event) => {
      const { type: topic, id: reference, title, amount, points } = event;
      return withItem(after, event, {
        topic,
        reference,
        title,
        ...(amount > 0 && { amountSatang: amount }),
        ...(points > 0 && { points }),
      });
    },
    "session-opened": (after, event) => {
      if (!event.newDevice) return {};
      const reference = sessionId(event.tokenHash, event);
      return withItem(after, event, { topic: "device-signed-in", reference, title: deviceTitle(event.userAgent) });
    },
    "password-recovered": (after, event) => withItem(after, event, { topic: event.type, reference: "password" }),
    "totp-turned-on": (after, event) => withItem(after, event, { topic: "second-factor-on", reference: "totp" }),
    "totp-turned-off": (after, event) => withItem(after, event, { topic: "second-factor-off", reference: "totp" }),
    "passkey-added": (after, event) =>
      withItem(after, event, { topic: "passkey-added", reference: "passkey", title: event.passkey.name }),
    // The reset still waits, see the order of the slices.
    "second-factor-used": withCancelledReset,
    "second-factor-reset-requested": (after, event) =>
      withItem(after, event, { topic: event.type, reference: toIso(event.dueAt) }),
    "second-factor-ended": (after, event) => withItem(after, event, { topic: event.type, reference: event.because }),
    "passkey-removed": (after, event) => withItem(after, event, { topic: "passkey-removed", reference: "passkey" }),
  },
  shows: { "inbox-seen": ["inbox"] },
  service: createInboxService,
};
