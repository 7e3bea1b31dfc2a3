import type { FlipCardEvent, FlipCardPlay } from "../../../../core/rewards/model.ts";
import type { MemberEventOf } from "../../engine/events.ts";
import type { CurrentState } from "../../engine/state.ts";
import type { CardEvent } from "../rewards-content.ts";
import { playsOn } from "./decide.ts";

export function cardEventView({ playsPerDay, ...event }: CardEvent, { state, now }: CurrentState): FlipCardEvent {
  return { ...event, playsLeft: Math.max(0, playsPerDay - playsOn(state, event.id, now)) };
}

/** The same for the answer to a flip and for the log. */
export function cardPlayView(event: MemberEventOf<"card-flipped">, pointsAfter: number): FlipCardPlay {
  const { id, game, eventId, card, prize, revealed, at, intent } = event;
  return { id, game, eventId, card, prize, revealed, pointsAfter, at, intent: intent?.key };
}
