import { DAY } from "./bangkok.ts";
import { moment, type Pattern } from "./pattern.ts";
import { act, LIMITS, leftOf, limitOf, resetOf } from "./play-use.ts";
import type { Asked, Expected, ReplyOf, RowName, Rule, Rules } from "./rule.ts";
import type { LimitState, MemberState, State } from "./state.ts";
import type { Transfer } from "./wallet/slips.ts";

const RETURN_WAITS = DAY;

type Stage = "on" | "over" | "returning" | undefined;

/** Undefined where play is open. */
export function stageOf({ now }: State, { fairPlay: { pause } }: MemberState): Stage {
  if (!pause) return undefined;
  const { kind, until, returnAskedAt } = pause;
  if (until === undefined || now < until) return "on";
  if (kind === "break") return undefined;
  if (returnAskedAt === undefined) return "over";
  return now < returnAskedAt + RETURN_WAITS ? "returning" : undefined;
}

/** When the pause lets play go on, as far as that is known. */
export function pauseEnds(state: State, member: MemberState): number | undefined {
  const { until, returnAskedAt = Number.NaN } = member.fairPlay.pause ?? {};
  const stage = stageOf(state, member);
  return stage === "on" ? until : stage === "returning" ? returnAskedAt + RETURN_WAITS : undefined;
}

export function pauseFacts(state: State, member: MemberState): Readonly<Record<string, Pattern>> {
  const until = pauseEnds(state, member);
  return until === undefined ? {} : { until: moment(until) };
}

/** Calls that a pause refuses, and those of them that a limit may refuse. A withdrawal and the end of a game go on. */
const GUARDED = [
  "requestDeposit",
  "confirmSlip",
  "requestSlipDeposit",
  "openGame",
  "playRound",
  "requestReward",
  "spinWheel",
  "flipCard",
  "flipCardReward",
  "checkIn",
] as const satisfies readonly RowName[];

interface Move {
  readonly kinds: readonly string[];
  /** Satang that must be left. */
  readonly amount: number;
}

/** What a call wants of the limits; undefined where it wants nothing, such as a step of a round that goes on. */
function moveOf(state: State, member: MemberState, name: string, sent: Sent): Move | undefined {
  const play = ["loss", "stake", "time"];
  const amount = Math.round(Number(sent["amount"]) * 100);
  if (name === "requestDeposit" || name === "requestSlipDeposit") return { kinds: ["deposit"], amount };
  if (name === "confirmSlip") {
    const transfer = state.adopted.get(`slip ${String(sent["slipId"])}`) as Transfer | undefined;
    return { kinds: ["deposit"], amount: transfer?.amount ?? 0 };
  }
  if (name === "openGame") return { kinds: play, amount: 1 };
  return name === "playRound" && !openRound(member, sent) ? { kinds: play, amount } : undefined;
}

type Sent = Readonly<Record<string, unknown>>;

function openRound({ launches }: MemberState, sent: Sent) {
  return launches.find(({ id }) => id === sent["launchId"])?.open;
}

/** The limit that leaves too little, and of several the one that leaves least, then the one that goes on longest. */
function tightest(state: State, member: MemberState, { kinds, amount }: Move): LimitState | undefined {
  const left = (limit: LimitState) => leftOf(state, member, limit) ?? Number.POSITIVE_INFINITY;
  const reset = (limit: LimitState) => resetOf(state, member, limit);
  return LIMITS.filter(({ kind }) => kinds.includes(kind))
    .map((name) => limitOf(member, name))
    .filter((limit) => left(limit) < (limit.kind === "time" ? 1 : amount))
    .sort((one, other) => left(one) - left(other) || reset(other) - reset(one))[0];
}

export function limitFacts(
  state: State,
  member: MemberState,
  name: string,
  sent: Sent,
): Readonly<Record<string, Pattern>> {
  const move = moveOf(state, member, name, sent);
  const limit = move && tightest(state, member, move);
  if (!limit) return {};
  const { kind, period, amount } = limit;
  const unit = kind === "time" ? "Minutes" : "Satang";
  return {
    limitKind: kind,
    limitPeriod: period,
    [`limit${unit}`]: amount,
    [`left${unit}`]: leftOf(state, member, limit),
    resetsAt: moment(resetOf(state, member, limit)),
  };
}

const LIMITED: readonly RowName[] = ["requestDeposit", "confirmSlip", "requestSlipDeposit", "openGame", "playRound"];
/** A game that is left counts where that ends a round. */
const ACTS = ["openGame", "playRound", "cashOut", "transferToBank"] as const satisfies readonly RowName[];

/** The rules of all calls, in which a pause and the limits refuse what they must, and acts in games count as time. */
export function guarded(rules: Partial<Rules>): Partial<Rules> {
  const all: Partial<Record<RowName, Rule<RowName>>> = { ...(rules as Record<RowName, Rule<RowName>>) };
  for (const name of GUARDED) if (all[name]) all[name] = guardedRule(name, all[name]);
  for (const name of ACTS) if (all[name]) all[name] = actRule(name, all[name]);
  return all;
}

function guardedRule(name: RowName, rule: Rule<RowName>): Rule<RowName> {
  const also = LIMITED.includes(name) ? ", and so does a limit that leaves too little" : "";
  return {
    ...rule,
    says: `${rule.says} A pause refuses it${also}.`,
    reads: [...rule.reads, "fairPlay"],
    answers: (asked) => unlessClosed(name, asked, rule.answers(asked)),
  };
}

function unlessClosed(
  name: RowName,
  { state, member, body }: Asked<RowName>,
  expected: Expected<ReplyOf<RowName>>,
): Expected<ReplyOf<RowName>> {
  const sent: Sent = Object(body);
  const move = moveOf(state, member, name, sent);
  const isOut = name === "playRound" && sent["betOn"] === "cash-out" && openRound(member, sent) !== undefined;
  const reasons = [
    ...(stageOf(state, member) === undefined || isOut ? [] : ["play-paused"]),
    ...(move && tightest(state, member, move) ? ["play-limit-reached"] : []),
  ];
  if (reasons.length === 0) return expected;
  const refusal = expected.refused ? expected : expected.or;
  return { ...refusal, refused: [...(refusal?.refused ?? []), ...reasons] };
}

function actRule(name: RowName, rule: Rule<RowName>): Rule<RowName> {
  const always = name === "openGame" || name === "playRound";
  return {
    ...rule,
    changes: [...rule.changes, "fairPlay"],
    answers(asked) {
      const expected = rule.answers(asked);
      if (expected.refused) return expected;
      const { state, member } = asked;
      return {
        ...expected,
        apply(reply) {
          const before = member.rounds.length;
          expected.apply?.(reply);
          if (always || member.rounds.length > before) act(state, member);
        },
      };
    },
  };
}
