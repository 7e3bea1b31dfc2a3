import { bangkokDateOf, type Instant } from "../../../core/shared/bangkok-time.ts";
import { affiliateEvolvers } from "../affiliate/evolve.ts";
import { mapSet } from "../collections/persistent-map.ts";
import { gamesEvolvers } from "../games/evolve.ts";
import { checkInEvolvers } from "../rewards/check-in/evolve.ts";
import { flipCardEvolvers } from "../rewards/flip-card/evolve.ts";
import { rewardEvolvers } from "../rewards/reward/evolve.ts";
import { wheelEvolvers } from "../rewards/wheel/evolve.ts";
import { sessionEvolvers } from "../session/evolve.ts";
import { secondFactorEvolvers } from "../session/second-factor/evolve.ts";
import { inboxEvolvers, withInbox } from "../site/inbox/evolve.ts";
import { staffEvolvers } from "../staff/evolve.ts";
import { depositEvolvers } from "../wallet/deposit/evolve.ts";
import { slipEvolvers } from "../wallet/slip/evolve.ts";
import { withdrawalEvolvers } from "../wallet/withdrawal/evolve.ts";
import { stepsOf } from "./effect-of.ts";
import type { MemberEvent, MemberEventOf } from "./events.ts";
import type { Evolvers } from "./evolvers.ts";
import type { AnswerRecord, MemberState } from "./state.ts";

const EVOLVERS: Evolvers<MemberEvent["type"]> = {
  ...sessionEvolvers,
  ...secondFactorEvolvers,
  ...depositEvolvers,
  ...slipEvolvers,
  ...withdrawalEvolvers,
  ...staffEvolvers,
  ...gamesEvolvers,
  ...rewardEvolvers,
  ...wheelEvolvers,
  ...flipCardEvolvers,
  ...checkInEvolvers,
  ...affiliateEvolvers,
  ...inboxEvolvers,
  "intent-refused": (state, { at }) => {
    const day = bangkokDateOf(at);
    return { ...state, refused: { day, count: state.refused.day === day ? state.refused.count + 1 : 1 } };
  },
};

/** The state after one more event. Pure. Throws for an event type that it does not know and for an impossible event. */
export function evolve(state: MemberState, event: MemberEvent): MemberState {
  const changed = withInbox(applyChange(state, event), event);
  const after = {
    ...changed,
    version: state.version + 1,
    lastAt: Math.max(state.lastAt, event.at) as Instant,
  };
  return "intent" in event && event.intent
    ? { ...after, answers: mapSet(after.answers, event.intent.key, answerRecord(after, event)) }
    : after;
}

function applyChange<T extends MemberEvent["type"]>(state: MemberState, event: MemberEventOf<T>): MemberState {
  const type: T = event.type;
  if (!Object.hasOwn(EVOLVERS, type)) throw new Error(`an event of an unknown type: ${String(type)}`);
  return EVOLVERS[type](state, event);
}

function answerRecord(after: MemberState, event: MemberEvent): AnswerRecord {
  const { version, creditSatang, points } = after;
  return { version, steps: stepsOf(after, event), creditSatang, points };
}
