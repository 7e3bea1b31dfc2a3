import { adopted, chosenOr, maybe } from "./adopt.ts";
import { page } from "./pages.ts";
import { anyText, baht, difference, holeOf, type Pattern, textOrNothing, time } from "./pattern.ts";
import { type Asked, about, type ReplyOf, type Rules, type View } from "./rule.ts";
import type { MemberState, NewsState, NoticeState, State } from "./state.ts";
import { emit, nextOrder } from "./state.ts";

type Notice = Pick<NoticeState, "topic" | "reference"> &
  Partial<Pick<NoticeState, "at" | "amount" | "point" | "reason" | "title">>;

const REJECTIONS = ["deposit-rejected", "slip-rejected", "slip-duplicate", "withdrawal-rejected", "reward-rejected"];

/** Puts an item into the member's inbox. A rejection also stays on top until the member closes it. */
export function notify(state: State, member: MemberState, { topic, reference, ...more }: Notice): void {
  member.notices.push({
    at: state.now,
    ...more,
    topic,
    reference,
    order: nextOrder(state),
    stays: REJECTIONS.includes(topic),
    read: false,
    dismissed: false,
  });
  emit(member, "inbox");
}

/** A request that is sent again needs no attention any more. */
export function applyDueNotices(member: MemberState, reference: string): void {
  for (const notice of member.notices) {
    if (notice.reference !== reference || !notice.stays || notice.dismissed) continue;
    notice.dismissed = true;
    notice.read = true;
  }
}

const GROUPS = ["money", "reward", "news"];

function groupOf(topic: string): string {
  if (/^(deposit|slip|withdrawal)-/.test(topic)) return "money";
  return /^(reward|bonus)-/.test(topic) ? "reward" : "news";
}

/** An item of the inbox: the member's own, or a piece of news. */
interface Item {
  readonly at: number;
  readonly order: number;
  readonly notice?: NoticeState;
  readonly news?: NewsState;
}

/** In which order things of one moment come: one of these, and always the same. */
const TIES: Readonly<Record<string, (item: Item) => number>> = {
  "own first": ({ notice }) => (notice ? 1 : 0),
  "news first": ({ news }) => (news ? 1 : 0),
  "latest first": () => 0,
};

interface Made {
  readonly at: number;
  readonly order: number;
}

export function newestFirst<T extends Made>(items: readonly T[], rank: (item: T) => number = () => 0): readonly T[] {
  return items.toSorted((one, other) => other.at - one.at || rank(other) - rank(one) || other.order - one.order);
}

const ofNotice = (notice: NoticeState): Item => ({ at: notice.at, order: notice.order, notice });

function itemsOf({ news }: State, { notices }: MemberState, tie = ""): readonly Item[] {
  const all = [...notices.map(ofNotice), ...news.map((each) => ({ at: each.at, order: each.order, news: each }))];
  return newestFirst(all, TIES[tie]);
}

interface GivenNews {
  readonly id: string;
  readonly title?: string | null | undefined;
  readonly body?: string | null | undefined;
  readonly at: string;
}

/** Notes news that staff did not publish here: what was there before anybody looked, and what was due since then. */
export function learnNews(state: State, list: readonly GivenNews[]): void {
  const since = chosenOr(state, "the time of the latest news read", 0);
  for (const { id, title, body, ...given } of list.toReversed()) {
    const at = Date.parse(given.at);
    const isKnown = state.news.some((each) => {
      const known = state.adopted.get(`the id of news ${each.order}`);
      return known === undefined ? each.at === at && each.title === title : known === id;
    });
    if (isKnown || at > state.now || at <= since) continue;
    const order = nextOrder(state);
    state.adopted.set(`the id of news ${order}`, id);
    state.news.push({ title: title ?? "", body: body ?? "", membersOnly: undefined, at, order });
  }
}

/** Names the item among all of the backend. */
function nameOf(member: MemberState, { notice, order }: Item): string {
  return notice ? `item ${order} of the inbox of ${member.username}` : `news ${order} in an inbox`;
}

function isUnread(member: MemberState, item: Item): boolean {
  if (item.at <= member.seenUpTo) return false;
  return item.notice ? !item.notice.read : !member.seenNews.has(item.order);
}

function unreadOf(state: State, member: MemberState): number {
  return itemsOf(state, member).filter((item) => isUnread(member, item)).length;
}

function itemPattern(state: State, member: MemberState, item: Item): Pattern {
  const { notice, news, at } = item;
  const name = nameOf(member, item);
  const shared = { at: time(at), unread: isUnread(member, item) };
  const id = adopted(state, `the id of ${name}`, anyText);
  if (news) {
    const { title, body } = news;
    const reference = adopted(state, `the id of news ${news.order}`, anyText);
    return { topic: "announcement", title, body, amount: null, point: null, reason: null, ...shared, reference, id };
  }
  const { topic, amount, point, reason, reference, title } = notice ?? { topic: "", reference: null };
  return {
    topic,
    ...shared,
    amount: maybe(state, "the amount of an inbox item", amount === undefined ? undefined : baht(amount)),
    point: maybe(state, "the points of an inbox item", point),
    title: adopted(state, `the title of ${name}`, title ?? textOrNothing),
    reason: maybe(state, "the reason of an inbox item", reason),
    body: null,
    reference: adopted(state, `the reference of ${name}`, reference),
    id,
  };
}

/** A page in the first order of equal times that it fits; the others are ruled out. */
function inboxPage({ state, member, query }: Asked<"inbox">) {
  const { group, cursor, limit } = query;
  const patternOf = (item: Item) => itemPattern(state, member, item);
  const pageBy = (tie: string) => {
    const items = itemsOf(state, member, tie);
    // New items come on top, so the place from the oldest one stays.
    const places = new Map(items.map((item, index) => [item, items.length - index]));
    return page({
      name: `inbox of ${group ?? "all"}`,
      state,
      member,
      items: items.filter(({ notice }) => group === undefined || groupOf(notice?.topic ?? "announcement") === group),
      order: (item) => places.get(item) ?? 0,
      cursor,
      limit,
      pattern: patternOf,
      more: { unread: unreadOf(state, member), notices: rejectionsOf(member).map(patternOf) },
    });
  };
  const left = () => chosenOr<readonly string[]>(state, "order of equal times in an inbox", Object.keys(TIES));
  const first = pageBy("latest first");
  if ("refused" in first) return first;
  return {
    reply: holeOf("a page of the inbox", (got) => {
      const given = (got as ReplyOf<"inbox">).items.filter(({ topic }) => topic === "announcement");
      learnNews(
        state,
        given.map(({ reference, ...each }) => ({ ...each, id: reference })),
      );
      const fits: string[] = [];
      const wrong = left().flatMap((tie) => {
        const one = pageBy(tie);
        const found = "refused" in one ? undefined : difference(one.reply, got);
        if (!found) fits.push(tie);
        return found ? [found] : [];
      });
      if (fits.length === 0) return wrong[0];
      state.adopted.set("order of equal times in an inbox", fits);
      return undefined;
    }),
    apply(reply: Parameters<typeof first.apply>[0]) {
      const one = pageBy(left()[0] ?? "");
      if (!("refused" in one)) one.apply(reply);
    },
  };
}

/** Rejections that the member did not close. */
function rejectionsOf({ notices }: MemberState): readonly Item[] {
  return newestFirst(notices.filter(({ stays, dismissed }) => stays && !dismissed).map(ofNotice));
}

const MOST_IDS = 100;

export const inboxRules = {
  inbox: {
    says: "The inbox has ended requests, gifts, warnings and news, the newest first, by group and in pages. Every page counts the unread items of all groups and has all rejections that the member did not close.",
    ...about("7 Inbox", ["notices", "news", "seenUpTo", "seenNews"]),
    answers: (asked) =>
      asked.query["group"] === undefined || GROUPS.includes(asked.query["group"])
        ? inboxPage(asked)
        : { refused: ["body-invalid"] },
  },
  seeInbox: {
    says: "What a member saw is read on every device, up to a time with that time itself, or one by one. A closed rejection is read, too. Nobody has seen what is still to come, and nothing becomes unread again.",
    ...about("7 Inbox", ["notices", "news"], ["notices", "seenUpTo", "seenNews"]),
    answers({ state, member, body: { upTo, ids = [], dismissed = [] } }) {
      const until = upTo === undefined ? undefined : Date.parse(upTo);
      if (Number.isNaN(until) || ids.length > MOST_IDS || dismissed.length > MOST_IDS)
        return { refused: ["body-invalid"] };
      const idOf = (item: Item) => chosenOr(state, `the id of ${nameOf(member, item)}`, "");
      const unread = itemsOf(state, member).filter((item) => isUnread(member, item));
      const closed = rejectionsOf(member).filter((item) => dismissed.includes(idOf(item)));
      const isUpTo = ({ at }: Item) => until !== undefined && at <= until;
      const isSeen = (item: Item) => isUpTo(item) || [...ids, ...closed.map(idOf)].includes(idOf(item));
      const seen = unread.filter(isSeen);
      return {
        reply: { unread: unread.length - seen.length },
        apply() {
          for (const { notice, news } of seen) {
            if (notice) notice.read = true;
            if (news) member.seenNews.add(news.order);
          }
          for (const { notice } of closed) if (notice) notice.dismissed = true;
          // What comes later at the same moment was up to that time, too.
          if (until !== undefined && seen.some(isUpTo)) {
            member.seenUpTo = Math.max(member.seenUpTo, Math.min(until, state.now));
          }
          if (seen.length > 0 || closed.length > 0) emit(member, "inbox");
        },
      };
    },
  },
} satisfies Partial<Rules>;

export const INBOX_VIEWS: readonly View[] = [
  { name: "inbox", input: { query: { limit: "100" } } },
  { name: "inbox", input: { query: { group: "money", limit: "100" } } },
];
