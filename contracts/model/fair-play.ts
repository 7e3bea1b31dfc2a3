import { adopted } from "./adopt.ts";
import { DAY, dateOf, dayOf, dayOfMonth, HOUR, nextMonth, startOf } from "./bangkok.ts";
import { page } from "./pages.ts";
import { anyText, baht, difference, holeOf, moment, type Pattern, time } from "./pattern.ts";
import { pauseEnds, stageOf } from "./play-guard.ts";
import { figuresPattern, LIMITS, type LimitName, leftOf, limitOf, playOf, resetOf, usedOf } from "./play-use.ts";
import { type Asked, about, type Expected, type Rules, type View } from "./rule.ts";
import {
  type FairPlayState,
  type LimitState,
  type MemberState,
  nextOrder,
  type PauseState,
  type State,
} from "./state.ts";

const RAISE_WAITS = DAY;
const CONFIRM_WITHIN = 72 * HOUR;
const SAME_PAUSE = HOUR;
const MOST_MINUTES = 24 * 60;
const MOST_NIGHTS = 30;

/** What waits for its confirmation; undefined once it has lapsed. */
function askedNow({ now }: State, { asked }: LimitState): LimitState["asked"] {
  return asked && now < asked.at + RAISE_WAITS + CONFIRM_WITHIN ? asked : undefined;
}

/** The same time on the same day of a later month, or on the last day of a shorter one. */
function monthsAfter(at: number, months: number): number {
  const day = dayOf(at);
  let first = day - dayOfMonth(day) + 1;
  for (let nth = 0; nth < months; nth += 1) first = nextMonth(first);
  const last = nextMonth(first) - 1;
  return startOf(Math.min(first + dayOfMonth(day) - 1, last)) + (at - startOf(day));
}

const toWire = (kind: string, amount: number | undefined): number | undefined =>
  amount === undefined || kind === "time" ? amount : baht(amount);
const fromWire = (kind: string, amount: number | null | undefined): number | undefined =>
  amount === undefined || amount === null ? undefined : kind === "time" ? amount : Math.round(amount * 100);

const timeOrNothing = (at: number | undefined): Pattern => (at === undefined ? undefined : time(at));

function limitPattern(state: State, member: MemberState, limit: LimitState): Pattern {
  const { kind, period, amount } = limit;
  const asked = askedNow(state, limit);
  return {
    kind,
    period,
    amount: toWire(kind, amount),
    used: toWire(kind, usedOf(state, member, limit)),
    left: toWire(kind, leftOf(state, member, limit)),
    resetsAt: time(resetOf(state, member, limit)),
    asked: asked && {
      amount: toWire(kind, asked.amount),
      askedAt: time(asked.at),
      from: time(asked.at + RAISE_WAITS),
      until: time(asked.at + RAISE_WAITS + CONFIRM_WITHIN),
    },
  };
}

const nameOf = ({ kind, period }: LimitName) => `${kind} ${period}`;

/** All limits of a house of ours; those that another backend offers, in an order of its own. */
function limitsPattern(state: State, member: MemberState): Pattern {
  const all = LIMITS.map((name) => limitPattern(state, member, limitOf(member, name)));
  if (state.strict) return all;
  return holeOf("the limits that are offered", (got) => {
    const names = Array.isArray(got) ? got.map((each) => nameOf(Object(each))) : [];
    const offered = names.map((name) => all[LIMITS.findIndex((each) => nameOf(each) === name)]);
    return difference(adopted(state, "the limits that are offered"), names) ?? difference(offered, got);
  });
}

function pausePattern(state: State, member: MemberState): Pattern {
  const { pause } = member.fairPlay;
  const stage = stageOf(state, member);
  if (!pause || stage === undefined) return undefined;
  return {
    kind: pause.kind,
    startedAt: time(pause.at),
    until: timeOrNothing(pause.until),
    stage,
    returnsAt: timeOrNothing(stage === "returning" ? pauseEnds(state, member) : undefined),
  };
}

/** Why a suggestion is due. */
function signsOf(state: State, member: MemberState): readonly Pattern[] {
  const today = dayOf(state.now);
  const { suggestedOn, raisedAt } = member.fairPlay;
  if (suggestedOn === today || stageOf(state, member) !== undefined) return [];
  const signs: Pattern[] = [];
  for (let day = today; day > today - 7; day -= 1) {
    const { deposits, staked, won } = playOf(member, day, day);
    if (deposits < 3 || staked <= won) continue;
    signs.push({ sign: "chasing", day: dateOf(day), deposits, lost: baht(staked - won) });
    break;
  }
  const isLate = (day: number) => playOf(member, day, day).atNight > 0;
  const last = isLate(today) ? today : today - 1;
  let nights = 0;
  while (nights < MOST_NIGHTS && isLate(last - nights)) nights += 1;
  if (nights >= 3) signs.push({ sign: "nights", nights, last: dateOf(last) });
  const raised = raisedAt.map(dayOf).filter((day) => day > today - 30);
  if (raised.length >= 2)
    signs.push({ sign: "raised-limits", times: raised.length, last: dateOf(Math.max(...raised)) });
  return signs;
}

function fairPlayPattern(state: State, member: MemberState): Pattern {
  return {
    limits: limitsPattern(state, member),
    pause: pausePattern(state, member),
    realityCheckMinutes: member.fairPlay.realityCheck,
    signs: signsOf(state, member),
  };
}

type Change = Partial<Omit<FairPlayState, "decisions">>;

/** What holds after a change, of which the history has a line. */
function changed(
  { state, member }: Pick<Asked<"fairPlay">, "state" | "member">,
  change?: Change,
  decision?: Readonly<Record<string, Pattern>>,
): Expected<unknown> {
  const before = member.fairPlay;
  const fairPlay = { ...before, ...change };
  return {
    reply: fairPlayPattern(state, { ...member, fairPlay }),
    apply() {
      const made = decision && { at: state.now, order: nextOrder(state), reply: decision };
      member.fairPlay = { ...fairPlay, decisions: made ? [...before.decisions, made] : before.decisions };
    },
  };
}

/** One limit otherwise. */
function withLimit({ fairPlay }: MemberState, limit: LimitState): Change {
  return { limits: [...fairPlay.limits.filter((each) => nameOf(each) !== nameOf(limit)), limit] };
}

function started(asked: Pick<Asked<"fairPlay">, "state" | "member">, next: PauseState): Expected<unknown> {
  const { state, member } = asked;
  const { pause } = member.fairPlay;
  const stage = stageOf(state, member);
  if (pause && stage !== undefined) {
    const { kind, length, at } = pause;
    if (stage === "on" && kind === next.kind && length === next.length && state.now - at < SAME_PAUSE)
      return changed(asked);
    if (stage === "over" && next.kind === "break") return { refused: ["play-paused"] };
    const ends = stage === "over" ? state.now : pauseEnds(state, member);
    const isLater = ends !== undefined && (next.until === undefined || next.until > ends);
    if (!isLater || (stage === "on" && kind === "exclusion" && next.kind === "break"))
      return { refused: ["pause-shorter"], facts: ends === undefined ? {} : { until: moment(ends) } };
  }
  const step = next.kind === "break" ? "break-started" : "excluded";
  return changed(asked, { pause: next }, { step, until: timeOrNothing(next.until) });
}

function takenBack(call: Pick<Asked<"fairPlay">, "state" | "member">, limit: LimitState): Expected<unknown> {
  const { kind, period } = limit;
  const change = withLimit(call.member, { ...limit, asked: undefined });
  return changed(call, change, { step: "limit-cancelled", kind, period });
}

/** What nobody can limit, or not so. */
function isWrong({ kind, period }: LimitName, amount: number | null | undefined): boolean {
  const isUnknown = LIMITS.every((each) => nameOf(each) !== nameOf({ kind, period }));
  const isTime = kind === "time" && amount !== undefined && amount !== null;
  return isUnknown || (isTime && (!Number.isInteger(amount) || amount > MOST_MINUTES));
}

const SECTION = "fair play, of our own design";

export const fairPlayRules = {
  fairPlay: {
    says: "Each limit has what is used in its Bangkok day, seven days or month, with what is under way, and what is left of it; a pause lasts to its millisecond; signs are told until they are seen that day, and a row of nights counts up to 30.",
    ...about(SECTION, ["fairPlay", "lines", "requests", "rounds", "launches", "now"]),
    answers: ({ state, member }) => ({ reply: fairPlayPattern(state, member) }),
  },
  setPlayLimit: {
    says: "A first limit or a lower one holds at once and ends what was asked; the same one takes back what was asked; a higher one, or none, is asked for, and asked again it goes on waiting.",
    ...about(SECTION, ["fairPlay", "now"], ["fairPlay"]),
    answers(call) {
      const { state, member, body } = call;
      const { kind, period } = body;
      if (isWrong(body, body.amount)) return { refused: ["body-invalid"] };
      const amount = fromWire(kind, body.amount);
      const limit = limitOf(member, body);
      const asked = askedNow(state, limit);
      const line = (step: string) => ({ step, kind, period, amount: toWire(kind, amount) });
      if (amount === limit.amount) return asked ? takenBack(call, limit) : changed(call);
      if (limit.amount === undefined || (amount !== undefined && amount < limit.amount))
        return changed(call, withLimit(member, { ...limit, amount, asked: undefined }), line("limit-set"));
      if (asked && asked.amount === amount) return changed(call);
      const next = { ...limit, asked: { amount, at: state.now } };
      return changed(call, withLimit(member, next), line("limit-asked"));
    },
  },
  confirmPlayLimit: {
    says: "What was asked for holds once the member confirms it with the same amount, from 24 hours after the question until 72 hours later; confirmed once more, it changes nothing.",
    ...about(SECTION, ["fairPlay", "now"], ["fairPlay"]),
    answers(call) {
      const { state, member, body } = call;
      const { kind, period } = body;
      if (isWrong(body, body.amount)) return { refused: ["body-invalid"] };
      const amount = fromWire(kind, body.amount);
      const limit = limitOf(member, body);
      const asked = askedNow(state, limit);
      if (!asked && limit.amount === amount) return changed(call);
      if (!asked || asked.amount !== amount) return { refused: ["limit-not-asked"] };
      const from = asked.at + RAISE_WAITS;
      if (state.now < from) return { refused: ["limit-too-early"], facts: { from: moment(from) } };
      const change = withLimit(member, { ...limit, amount, asked: undefined });
      const step = amount === undefined ? "limit-removed" : "limit-set";
      const raisedAt = [...member.fairPlay.raisedAt, state.now];
      return changed(call, { ...change, raisedAt }, { step, kind, period, amount: toWire(kind, amount) });
    },
  },
  cancelPlayLimit: {
    says: "What was asked for is taken back; without a question nothing changes.",
    ...about(SECTION, ["fairPlay", "now"], ["fairPlay"]),
    answers(call) {
      const { state, member, body } = call;
      if (isWrong(body, undefined)) return { refused: ["body-invalid"] };
      const limit = limitOf(member, body);
      return askedNow(state, limit) ? takenBack(call, limit) : changed(call);
    },
  },
  startBreak: {
    says: "A break begins at once and ends by itself after its days; one that would end no later than a pause that lasts is refused, and so is any from the start of a self-exclusion until the member has asked to return.",
    ...about(SECTION, ["fairPlay", "now"], ["fairPlay"]),
    answers(call) {
      const { now: at } = call.state;
      const { days } = call.body;
      if (days < 1 || days > 42) return { refused: ["body-invalid"] };
      return started(call, { kind: "break", length: days, at, until: at + days * DAY, returnAskedAt: undefined });
    },
  },
  excludeSelf: {
    says: "A self-exclusion begins at once, lasts its calendar months or for good, and ends no sooner than a pause that lasts.",
    ...about(SECTION, ["fairPlay", "now"], ["fairPlay"]),
    answers(call) {
      const { now: at } = call.state;
      const length = call.body.months ?? undefined;
      if (length !== undefined && (length < 6 || length > 60)) return { refused: ["body-invalid"] };
      const until = length === undefined ? undefined : monthsAfter(at, length);
      return started(call, { kind: "exclusion", length, at, until, returnAskedAt: undefined });
    },
  },
  askToReturn: {
    says: "After its end, a self-exclusion goes on until 24 hours after the member asks to return; asked again, it changes nothing.",
    ...about(SECTION, ["fairPlay", "now"], ["fairPlay"]),
    answers(call) {
      const { state, member } = call;
      const { pause } = member.fairPlay;
      const stage = stageOf(state, member);
      if (stage === "on") return { refused: ["play-paused"] };
      if (!pause || stage !== "over") return changed(call);
      return changed(call, { pause: { ...pause, returnAskedAt: state.now } }, { step: "return-asked" });
    },
  },
  setRealityCheck: {
    says: "The member chooses how often play stops for a look at time and money; a member who chose nothing has no such time.",
    ...about(SECTION, ["fairPlay"], ["fairPlay"]),
    answers(call) {
      const { minutes } = call.body;
      // The first choice is a decision, also where it is what the site does without one.
      if (minutes === call.member.fairPlay.realityCheck) return changed(call);
      return changed(call, { realityCheck: minutes }, { step: "reality-check-set", amount: minutes });
    },
  },
  noteSuggestion: {
    says: "Once a suggestion was seen, no sign is told for the rest of the Bangkok day.",
    ...about(SECTION, ["fairPlay", "now"], ["fairPlay"]),
    answers: (call) => changed(call, { suggestedOn: dayOf(call.state.now) }),
  },
  fairPlayFigures: {
    says: "The sums of credited deposits, paid withdrawals, and stakes and wins of ended rounds are those of the ledger: of seven days, 30 days, the year and ever, and of each day of the month that has a deposit or a round.",
    ...about(SECTION, ["fairPlay", "lines", "requests", "rounds", "now"]),
    answers: ({ state, member }) => ({ reply: figuresPattern(state, member) }),
  },
  fairPlaySteps: {
    says: "The history has one line for each decision of the member, the newest first, and none changes.",
    ...about(SECTION, ["fairPlay"]),
    answers: ({ state, member, query: { cursor, limit } }) =>
      page({
        name: "decisions",
        state,
        member,
        items: member.fairPlay.decisions.toReversed(),
        order: ({ order }) => order,
        cursor,
        limit,
        pattern: ({ at, order, reply }) => ({
          ...NO_DECISION,
          ...reply,
          id: adopted(state, `the id of decision ${order} of ${member.username}`, anyText),
          at: time(at),
        }),
      }),
  },
} satisfies Partial<Rules>;

/** Fields that only some decisions have. */
const NO_DECISION = { kind: undefined, period: undefined, amount: undefined, until: undefined };

export const FAIR_PLAY_VIEWS: readonly View[] = [
  { name: "fairPlay" },
  { name: "fairPlayFigures" },
  { name: "fairPlaySteps", input: { query: { limit: "100" } } },
  { name: "fairPlaySteps", input: { query: { limit: "2" } } },
];
