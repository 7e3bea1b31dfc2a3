import { bangkokDateOf, type Instant } from "../../../core/shared/bangkok-time.ts";
import { downlineRows } from "../affiliate/downline.ts";
import { affiliateEvolvers } from "../affiliate/evolve.ts";
import { gamesEvolvers } from "../games/evolve.ts";
import { popularityRow } from "../games/popularity.ts";
import { checkInEvolvers } from "../rewards/check-in/evolve.ts";
import { flipCardEvolvers } from "../rewards/flip-card/evolve.ts";
import { rewardEvolvers } from "../rewards/reward/evolve.ts";
import { wheelEvolvers } from "../rewards/wheel/evolve.ts";
import { sessionEvolvers } from "../session/evolve.ts";
import { pushEvolvers } from "../session/push/evolve.ts";
import { secondFactorEvolvers } from "../session/second-factor/evolve.ts";
import { feedRows } from "../site/feed.ts";
import { inboxEvolvers, withInbox } from "../site/inbox/evolve.ts";
import { rankingRows } from "../site/ranking.ts";
import { staffEvolvers } from "../staff/evolve.ts";
import { openRequestRows } from "../staff/open-requests.ts";
import { depositEvolvers } from "../wallet/deposit/evolve.ts";
import { slipEvolvers } from "../wallet/slip/evolve.ts";
import { withdrawalEvolvers } from "../wallet/withdrawal/evolve.ts";
import { answerRow } from "./derived/answers.ts";
import { ownerOf } from "./derived/owner.ts";
import { withRow, withRows } from "./derived/rows.ts";
import type { MemberEvent, MemberEventOf } from "./events.ts";
import type { Evolvers } from "./evolvers.ts";
import type { MemberState } from "./state.ts";

const EVOLVERS: Evolvers<MemberEvent["type"]> = {
  ...sessionEvolvers,
  ...secondFactorEvolvers,
  ...pushEvolvers,
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

/** The state after one more event, with the rows that the event changes. Pure. Throws for an event type that it does not know and for an impossible event. */
export function evolve(state: MemberState, event: MemberEvent): MemberState {
  const changed = withInbox(applyChange(state, event), event);
  const after = {
    ...changed,
    version: state.version + 1,
    lastAt: Math.max(state.lastAt, event.at) as Instant,
  };
  const projected = withRows(after, [
    ...feedRows(after, event),
    ...openRequestRows(after, event),
    ...downlineRows(after, event),
    ...(event.type === "round-played" ? [...rankingRows(after), popularityRow(ownerOf(after), event)] : []),
  ]);
  return "intent" in event && event.intent
    ? withRow(projected, answerRow(projected, event, event.intent.key))
    : projected;
}

function applyChange<T extends MemberEvent["type"]>(state: MemberState, event: MemberEventOf<T>): MemberState {
  const type: T = event.type;
  if (!Object.hasOwn(EVOLVERS, type)) throw new Error(`an event of an unknown type: ${String(type)}`);
  return EVOLVERS[type](state, event);
}
