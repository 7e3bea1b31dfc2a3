import type { Instant } from "../shared/bangkok-time.ts";
import type { Problem } from "../shared/fault.ts";
import type { Satang } from "../shared/money.ts";
import type { Page, PageQuery } from "../shared/page.ts";
import type { Result } from "../shared/result.ts";

/** What an item of the inbox tells: the end of a request, a gift, a sign-in, or an announcement. */
export const INBOX_TOPICS = [
  "deposit-credited",
  "deposit-rejected",
  "deposit-expired",
  "slip-credited",
  "slip-rejected",
  "slip-duplicate",
  "withdrawal-paid",
  "withdrawal-rejected",
  "reward-granted",
  "reward-rejected",
  "bonus-granted",
  "device-signed-in",
  "password-recovered",
  "second-factor-on",
  "second-factor-off",
  "passkey-added",
  "passkey-removed",
  "second-factor-reset-requested",
  "second-factor-reset-cancelled",
  "second-factor-ended",
  "announcement",
] as const;
export type InboxTopic = (typeof INBOX_TOPICS)[number];

export const INBOX_GROUPS = ["money", "reward", "news"] as const;
export type InboxGroup = (typeof INBOX_GROUPS)[number];

const GROUPS = {
  "deposit-credited": "money",
  "deposit-rejected": "money",
  "deposit-expired": "money",
  "slip-credited": "money",
  "slip-rejected": "money",
  "slip-duplicate": "money",
  "withdrawal-paid": "money",
  "withdrawal-rejected": "money",
  "reward-granted": "reward",
  "reward-rejected": "reward",
  "bonus-granted": "reward",
  "device-signed-in": "news",
  "password-recovered": "news",
  "second-factor-on": "news",
  "second-factor-off": "news",
  "passkey-added": "news",
  "passkey-removed": "news",
  "second-factor-reset-requested": "news",
  "second-factor-reset-cancelled": "news",
  "second-factor-ended": "news",
  announcement: "news",
} as const satisfies Record<InboxTopic, InboxGroup>;

export function inboxGroupOf(topic: InboxTopic): InboxGroup {
  return GROUPS[topic];
}

/** The topics that are also shown as notices, until the member dismisses them. */
export const REJECTION_TOPICS = [
  "deposit-rejected",
  "slip-rejected",
  "slip-duplicate",
  "withdrawal-rejected",
  "reward-rejected",
] as const satisfies readonly InboxTopic[];
export type RejectionTopic = (typeof REJECTION_TOPICS)[number];

export function isRejection(topic: InboxTopic): topic is RejectionTopic {
  const topics: readonly InboxTopic[] = REJECTION_TOPICS;
  return topics.includes(topic);
}

export interface InboxItem {
  readonly id: string;
  readonly topic: InboxTopic;
  readonly at: Instant;
  /** Until the member has seen it, on any device. */
  readonly unread: boolean;
  /** The id of the request, the bonus, the session or the announcement; the time at which a reset takes effect. */
  readonly reference: string;
  /** Of a request, or of a prize in credit. */
  readonly amountSatang: Satang | undefined;
  /** Given or returned. */
  readonly points: number | undefined;
  /** The name of a reward, a bonus, a device or an announcement, ready to be shown. */
  readonly title: string | undefined;
  /** Why a request was rejected, ready to be shown. */
  readonly reason: string | undefined;
  /** Of an announcement: untrusted markup as the backend sent it. */
  readonly body: string | undefined;
}

export interface InboxQuery extends PageQuery {
  /** Undefined: every group. */
  readonly group: InboxGroup | undefined;
}

/** One page of the inbox, newest first, with what the whole inbox needs from the member. */
export interface InboxPage extends Page<InboxItem> {
  /** In every group. */
  readonly unread: number;
  /** Rejections that the member has not dismissed, newest first, from all pages. */
  readonly notices: readonly InboxItem[];
}

/** What the member has seen or dismissed. Safe to repeat: nothing becomes unread again. */
export interface InboxChange {
  /** Everything up to this time, it included. */
  readonly seenUpTo: Instant | undefined;
  readonly seenIds: readonly string[];
  /** Ids of notices. A dismissed notice is seen, too. */
  readonly dismissedIds: readonly string[];
}

/** The signed-in member's inbox at some backend. */
export interface InboxPort {
  inbox(query: InboxQuery): Promise<Result<InboxPage, Problem>>;
  /** Resolves to the number of unread items after the change. */
  changeInbox(change: InboxChange): Promise<Result<number, Problem>>;
}

/** Which notices the member dismissed on this device; for a backend without an inbox. */
export interface DismissedNotices {
  read(): readonly string[];
  add(id: string): void;
  /** Calls the listener when another tab adds one; returns how to stop. */
  watch(listener: () => void): () => void;
}

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
