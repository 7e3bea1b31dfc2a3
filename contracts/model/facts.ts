import { adopted, chosenOr } from "./adopt.ts";
import { earningsLeft } from "./affiliate.ts";
import { dayOf, nextMidnight, nextMonth, startOf } from "./bangkok.ts";
import { knownEvents } from "./draws.ts";
import { catalogue } from "./games.ts";
import { anyText, both, hole, moment, type Pattern } from "./pattern.ts";
import { limitFacts, pauseFacts } from "./play-guard.ts";
import { rankOf, rewardsShownTo } from "./rewards.ts";
import type { MemberState, State } from "./state.ts";
import { creditOf, pointsOf } from "./wallet/ledger.ts";
import { statusOf } from "./wallet/requests.ts";
import { withdrawalsLeft } from "./wallet/withdrawals.ts";

/** A refused call. */
interface RefusedCall {
  readonly state: State;
  readonly member: MemberState;
  readonly name: string;
  /** Of the body, as it was sent. */
  readonly sent: Readonly<Record<string, string | undefined>>;
}

type Facts = Readonly<Record<string, Pattern>>;

const count = hole("a whole number above 0", (got) => Number.isInteger(got) && Number(got) > 0);

const tomorrow = ({ state }: RefusedCall): Pattern => moment(nextMidnight(state.now));

const ofDay = ({ state, member }: RefusedCall): Facts => {
  const { amount, count: times } = withdrawalsLeft(state, member);
  return { leftSatang: amount, leftCount: times, resetsAt: moment(nextMidnight(state.now)) };
};

/** The backend's own, the same for everybody: of a game, a reward or an event, or of all calls of this name. */
function chosenFact(what: string, shape: Pattern) {
  return ({ state, name, sent, member }: RefusedCall): Pattern => {
    const launch = member.launches.find(({ id }) => id === sent["launchId"]);
    const of = launch?.game ?? sent["rewardId"] ?? sent["eventId"] ?? name;
    return adopted(state, `${what} of ${of}`, shape);
  };
}

const minimum = chosenFact("the least amount", count);
const maximum = chosenFact("the highest amount", count);
const times = chosenFact("how often", count);
const leastLevel = chosenFact("the least level", anyText);

const LEVELS = ["silver", "gold", "platinum", "diamond", "vip"];

/** Who has the level that is named is not refused. */
function level(call: RefusedCall): Pattern {
  const own = rankOf(call.state, call.member);
  const isHigher = hole("a level above the member's", (got) => {
    const rank = LEVELS.indexOf(String(got)) + 1;
    return rank === 0 || rank > own;
  });
  return both(leastLevel(call), isHigher);
}

function priceOf({ state, member, name, sent }: RefusedCall): Pattern {
  if (name === "spinWheel") return chosenOr<number>(state, "wheel.price", 0);
  const event = knownEvents(state).find(({ id }) => id === sent["eventId"]);
  return event?.price ?? rewardsShownTo(state, member).find(({ id }) => id === sent["rewardId"])?.price;
}

/** The figures of each refusal that has some and whose rule does not say them. */
const FACTS: Readonly<Record<string, (call: RefusedCall) => Facts>> = {
  "amount-below-minimum": (call) => ({ minimumSatang: minimum(call) }),
  "amount-above-maximum": (call) => ({ maximumSatang: maximum(call) }),
  "withdraw-over-day-cap": ofDay,
  "withdraw-over-time-cap": ofDay,
  "withdraw-no-count-left": ofDay,
  "credit-insufficient": ({ member }) => ({ creditSatang: creditOf(member) }),
  "bonus-turnover"({ member: { bonus } }) {
    if (!bonus) return {};
    const { turnover, played, lastDay } = bonus;
    return { leftSatang: turnover - played, turnoverSatang: turnover, until: moment(startOf(lastDay + 1)) };
  },
  "affiliate-insufficient": ({ state, member, sent }) => ({
    balanceSatang: earningsLeft(state, member, sent["type"] === "wl" ? "wl" : "af"),
  }),
  "request-status"({ member, sent }) {
    const request = member.requests.find(({ id }) => id === sent["id"]);
    return { status: request && statusOf(request) };
  },
  "points-insufficient": (call) => ({ points: pointsOf(call.member), pricePoints: priceOf(call) }),
  "reward-level": (call) => ({ level: level(call) }),
  "reward-used-today": (call) => ({ times: times(call), resetsAt: tomorrow(call) }),
  "reward-used-month": (call) => ({
    times: times(call),
    resetsAt: moment(startOf(nextMonth(dayOf(call.state.now)))),
  }),
  "reward-used-ever": (call) => ({ times: times(call) }),
  "wheel-no-spins-left": (call) => ({
    spinsPerDay: chosenOr<Pattern>(call.state, "spins a day", count),
    resetsAt: tomorrow(call),
  }),
  "cards-no-plays-left": (call) => ({
    playsPerDay: chosenOr<Pattern>(call.state, `cards a day of ${call.sent["eventId"]}`, count),
    resetsAt: tomorrow(call),
  }),
  "card-not-there": ({ state, sent }) => ({
    cards: knownEvents(state).find(({ id }) => id === sent["eventId"])?.cards,
  }),
  "play-paused": ({ state, member }) => pauseFacts(state, member),
  "play-limit-reached": ({ state, member, name, sent }) => limitFacts(state, member, name, sent),
  "check-in-done": (call) => ({ resetsAt: tomorrow(call) }),
  "provider-down": ({ state, member, sent }) => {
    const launch = member.launches.find(({ id }) => id === sent["launchId"]);
    return { provider: catalogue(state).find(({ id }) => id === (launch?.game ?? sent["gameId"]))?.provider };
  },
};

/** What the sentence of a refusal says besides its words (spec section 9). */
export function factsOf(code: string, call: RefusedCall): Facts {
  return FACTS[code]?.(call) ?? {};
}
