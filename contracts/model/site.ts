import { adopted, chosenOr, maybe, ownValue } from "./adopt.ts";
import { dayOf, dayOfMonth, startOf } from "./bangkok.ts";
import { learnNews, newestFirst } from "./inbox.ts";
import {
  among,
  anyText,
  anything,
  baht,
  below,
  difference,
  hole,
  holeOf,
  type Pattern,
  textOrNothing,
  time,
} from "./pattern.ts";
import { about, type Expected, type ReplyOf, type Rules, type View } from "./rule.ts";
import { emit, type MemberState, type NewsState, nextOrder, type State, sum } from "./state.ts";
import { levelIdOf } from "./wallet/ledger.ts";
import { statusOf } from "./wallet/requests.ts";

/** What stays open while the site is closed: what visitors read. */
const FOR_VISITORS = [
  "setting",
  "operation",
  "configuration",
  "announcements",
  "publicDeposits",
  "publicWithdrawals",
] as const;
export const OPEN_IN_MAINTENANCE: readonly string[] = FOR_VISITORS;

/** Publishes news of staff. */
export function publish(state: State, { title, body, membersOnly }: Pick<NewsState, "title" | "body" | "membersOnly">) {
  state.news.push({ title, body, membersOnly, at: state.now, order: nextOrder(state) });
  for (const member of state.members) emit(member, "inbox");
}

function newsAnswer(state: State, forMembers: boolean): Expected<ReplyOf<"announcements">> {
  const idOf = ({ order }: NewsState) => `the id of news ${order}`;
  return {
    reply: holeOf("all news, the newest first", (got) => {
      const list = got as ReplyOf<"announcements">;
      learnNews(
        state,
        list.map(({ publishedAt, ...each }) => ({ ...each, at: publishedAt })),
      );
      const isSeen = (each: NewsState) => list.some(({ id }) => state.adopted.get(idOf(each)) === id);
      const isShown = (each: NewsState) => forMembers || !(each.membersOnly ?? !isSeen(each));
      const shown = newestFirst(state.news.filter(isShown)).map((each) => {
        const { title, body, at } = each;
        return { title, body, publishedAt: time(at), id: adopted(state, idOf(each), anyText) };
      });
      const found = difference(shown, got);
      if (!found && !forMembers) for (const each of state.news) each.membersOnly ??= !isShown(each);
      return found;
    }),
    apply() {
      if (forMembers) state.adopted.set("the time of the latest news read", state.now);
    },
  };
}

/** A name that does not show the member's whole one; the same one everywhere. */
export function maskOf(state: State, { name, username }: MemberState): Pattern {
  const words = name.split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : undefined;
  const hides = (got: unknown) =>
    typeof got === "string" && got !== "" && !got.includes(words[0] ?? "") && !(last && got.includes(last));
  return adopted(state, maskName(username), hole("a name that is masked", hides));
}

function maskName(username: string): string {
  return `the masked name of ${username}`;
}

/** Whether nobody else plays now: then what others do at this very moment is known, too. */
function isSure(state: State, at: number): boolean {
  return state.quiet || at < state.now;
}

/** Takes the lines of our members out of a list. Returns who of ours is left, and the lines of others. */
function sortOut<Own, Line>(ours: readonly Own[], list: readonly Line[], isOf: (own: Own, line: Line) => boolean) {
  const left = [...ours];
  const strangers = list.filter((line) => {
    const at = left.findIndex((own) => isOf(own, line));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return { left, strangers };
}

/** A feed of the ended requests of all members. Those of before the first member of ours are unknown. */
function feed(state: State, name: string, ended: string, kinds: readonly string[]): Pattern {
  const since = state.members[0]?.joinedAt ?? state.now;
  const ours = state.members.flatMap((member) =>
    member.requests
      .filter((request) => kinds.includes(request.kind) && statusOf(request) === ended)
      .map(({ amount, steps }) => ({ member, amount, at: steps.at(-1)?.at ?? 0 })),
  );
  return holeOf(`the recent ${name}, the newest first`, (got) => {
    const list = (got as ReplyOf<"publicDeposits">).map((each) => ({ ...each, at: Date.parse(each.at) }));
    const late = list.findIndex(({ at }, index) => at > (list[index - 1]?.at ?? Number.MAX_SAFE_INTEGER));
    if (late >= 0) return { path: `[${late}].at`, expected: "the newest first", got: list[late] };
    const { left, strangers } = sortOut(
      ours,
      list,
      (own, line) => own.at === line.at && baht(own.amount) === line.amount && isMaskOf(state, own.member, line.name),
    );
    const texts = strangers.map((each) => JSON.stringify(each));
    const known = ownValue(state, `strangers among the ${name}`, new Set(texts));
    const unknown = strangers.find(({ at }, nth) => at > since && isSure(state, at) && !known.has(texts[nth] ?? ""));
    if (unknown) return { path: "", expected: `one of the ${name}`, got: unknown };
    const oldest = list.at(-1)?.at ?? Number.MAX_SAFE_INTEGER;
    const bound = `the length of the ${name}`;
    const most = chosenOr<number | undefined>(state, bound, undefined);
    const missing =
      left.find(({ at }) => at > oldest && isSure(state, at)) ??
      (most !== undefined && list.length < most ? left[0] : undefined);
    if (missing) {
      return { path: "", expected: `${baht(missing.amount)} of ${new Date(missing.at).toISOString()}`, got };
    }
    if (most !== undefined && list.length > most) return { path: "", expected: `at most ${most} entries`, got };
    if (left.some(({ at }) => isSure(state, at))) state.adopted.set(bound, list.length);
    return undefined;
  });
}

function isMaskOf(state: State, { name, username }: MemberState, got: unknown): boolean {
  const known = state.adopted.get(maskName(username));
  return known === undefined ? got !== name : got === known;
}

const FIRST_DAYS: Readonly<Record<string, (day: number) => number>> = {
  day: (day) => day,
  // Day 0 of the epoch was a Thursday; weeks begin on Monday.
  week: (day) => day - ((day + 3) % 7),
  month: (day) => day - dayOfMonth(day) + 1,
};

/** What a member staked since then. */
function stakedBy({ rounds }: MemberState, from: number): number {
  return baht(sum(rounds.filter(({ at }) => at >= from).map(({ bet }) => bet)));
}

type Line = ReplyOf<"ranking">[number];

/** How equal stakes are ranked: one of these, and always the same. */
const RANKS: Readonly<Record<string, (staked: number, all: readonly number[], place: number) => number>> = {
  "shared, with gaps": (staked, all) => all.filter((other) => other > staked).length + 1,
  "shared, without gaps": (staked, all) => new Set(all.filter((other) => other > staked)).size + 1,
  "one each": (_, __, place) => place,
};

const LENGTH = "the length of a ranking";

function ranking(state: State, member: MemberState, period: string): Pattern {
  const from = startOf(FIRST_DAYS[period]?.(dayOf(state.now)) ?? 0);
  return holeOf(`the ranking of the ${period}`, (got) => {
    const lines = got as readonly Line[];
    const [line, another] = lines.filter(({ mine }) => mine);
    if (!line || another) return { path: "", expected: "one line of the member", got };
    const own = { staked: stakedBy(member, from), name: maskOf(state, member) };
    const found = difference(own, line);
    if (found) return below(lines.indexOf(line), found);
    for (const [index, { staked, mine }] of lines.entries()) {
      const before = lines[index - 1]?.staked ?? Number.MAX_SAFE_INTEGER;
      if (staked > before) return { path: `[${index}].staked`, expected: `at most ${before}`, got: staked };
      if (!mine && staked <= 0) return { path: `[${index}].staked`, expected: "a stake", got: staked };
    }
    const others = lines.filter((each) => each !== line);
    return (
      rankDifference(state, lines, line) ?? othersDifference(state, member, others, `${period} from ${from}`, from)
    );
  });
}

/** Ranks follow from the stakes. A place below the list counts those that the list has no room for. */
function rankDifference(state: State, lines: readonly Line[], mine: Line) {
  const stakes = lines.map(({ staked }) => staked);
  const isBelow = lines.at(-1) === mine && state.adopted.has(LENGTH);
  const wrongLine = (style: string) =>
    lines.findIndex((line, index) => {
      const rank = RANKS[style]?.(line.staked, stakes, index + 1) ?? 0;
      return line === mine && isBelow ? line.rank < rank : line.rank !== rank;
    });
  const known = chosenOr<readonly string[]>(state, "ranks of equal stakes", Object.keys(RANKS));
  const fits = known.filter((style) => wrongLine(style) < 0);
  if (fits.length === 0) {
    const wrong = wrongLine(known[0] ?? "");
    return { path: `[${wrong}].rank`, expected: `a rank that is ${known[0]}`, got: lines[wrong]?.rank };
  }
  state.adopted.set("ranks of equal stakes", fits);
  return undefined;
}

/** The other lines are those of our members, and of who played before them. */
function othersDifference(state: State, member: MemberState, others: readonly Line[], name: string, from: number) {
  if (!state.quiet) return undefined;
  const ours = state.members
    .filter((other) => other !== member)
    .map((other) => ({ member: other, staked: stakedBy(other, from) }))
    .filter(({ staked }) => staked > 0);
  const { left, strangers } = sortOut(
    ours,
    others,
    (own, line) => own.staked === line.staked && isMaskOf(state, own.member, line.name),
  );
  const known = ownValue(state, `strangers in the ranking of the ${name}`, strangers);
  const unknown = strangers.find(
    (line) => !known.some((each) => each.staked === line.staked && each.name === line.name),
  );
  if (unknown) return { path: "", expected: "lines of members that staked so much", got: unknown };
  const lowest = others.at(-1)?.staked ?? 0;
  const missing = left.find(({ staked }) => staked > lowest);
  if (missing) return { path: "", expected: `a line of a member that staked ${missing.staked}`, got: others };
  if (left.length === 0) return undefined;
  const most = chosenOr(state, LENGTH, 1);
  if (others.length < most) return { path: "", expected: `${most} lines`, got: others.length };
  state.adopted.set(LENGTH, others.length);
  return undefined;
}

export const siteRules = {
  setting: {
    says: "Everybody reads the same chat lines and the same promotion of visitors.",
    ...about("3 Global setting"),
    answers: ({ state }) => ({ reply: adopted(state, "the settings of the site", anything) }),
  },
  operation: {
    says: "The site is in maintenance while its status is MA, and says its end where staff said one.",
    ...about("3 Global operation", ["maintenance"]),
    answers({ state }) {
      const notClosed = hole("not MA", (got) => got !== "MA" && typeof got === "string");
      const status = state.maintenance ? "MA" : adopted(state, "the status of an open site", notClosed);
      const end = state.maintenanceUntil;
      const until = end === undefined ? undefined : maybe(state, "operation.until", time(end));
      return { reply: { websiteStatus: status, until: state.maintenance ? until : textOrNothing } };
    },
  },
  configuration: {
    says: "Everybody reads the same images and addresses, by key.",
    ...about("3 Configuration entry"),
    answers: ({ state }) => ({ reply: adopted(state, "the configuration for visitors", anything) }),
  },
  memberConfiguration: {
    says: "All members read the same images and addresses, by key.",
    ...about("3 Configuration entry"),
    answers: ({ state }) => ({ reply: adopted(state, "the configuration for members", anything) }),
  },
  userSetting: {
    says: "Members of one level have one promotion.",
    ...about("3 User setting", ["lines", "grantedLevel"]),
    answers: ({ state, member }) => ({
      reply: adopted(state, `promotion of level ${levelIdOf(state, member)}`, anything),
    }),
  },
  announcements: {
    says: "Visitors read all news that is not for members only, the newest first.",
    ...about("2 Home page", ["news"]),
    answers: ({ state }) => newsAnswer(state, false),
  },
  memberAnnouncements: {
    says: "Members read all news, the newest first.",
    ...about("2 Home page", ["news"]),
    answers: ({ state }) => newsAnswer(state, true),
  },
  publicDeposits: {
    says: "Everybody reads the recent credited deposits and slips of all members, the newest first, with masked names.",
    ...about("2 Home page", ["requests"]),
    answers: ({ state }) => ({ reply: feed(state, "deposits", "credited", ["deposit", "slip"]) }),
  },
  publicWithdrawals: {
    says: "Everybody reads the recent paid withdrawals of all members, the newest first, with masked names.",
    ...about("2 Home page", ["requests"]),
    answers: ({ state }) => ({ reply: feed(state, "withdrawals", "paid", ["withdrawal"]) }),
  },
  ranking: {
    says: "Members are ranked by what they staked in the Bangkok day, the week from Monday or the month. The reader's own line is there once, below the list if need be; other names are masked.",
    ...about("2 Ranking page", ["rounds"]),
    answers: ({ state, member, query: { period = "" } }) =>
      period in FIRST_DAYS ? { reply: ranking(state, member, period) } : { refused: ["body-invalid"] },
  },
  reportSite: {
    says: "The site's own report is taken from everybody and answered without data.",
    ...about("7 Telemetry"),
    answers: ({ body }) =>
      body.events.length === 0 ? { refused: ["body-invalid"] } : { reply: among([null, { message: null }]) },
  },
} satisfies Partial<Rules>;

export const SITE_VIEWS: readonly View[] = [
  { name: "userSetting" },
  { name: "memberAnnouncements" },
  { name: "ranking", input: { query: { period: "day" } } },
];

/** What everybody reads. */
export const PUBLIC_VIEWS: readonly View[] = [
  ...FOR_VISITORS.map((name) => ({ name })),
  { name: "memberConfiguration" },
  { name: "ranking", input: { query: { period: "week" } } },
  { name: "ranking", input: { query: { period: "month" } } },
];
