import type { FlipCardPlay, WheelSpin } from "../../../core/rewards/model.ts";
import type { MemberEventOf } from "../engine/events.ts";

/** How a spin is told: the same right after it and in the log. */
export function spinOf({ id, segmentId, prize, at, intent }: MemberEventOf<"wheel-spun">, points: number): WheelSpin {
  return { id, segmentId, prize, pointsAfter: points, at, intent: intent?.key };
}

/** How a turned card is told: the same right after it and in the log. */
export function cardPlayOf(event: MemberEventOf<"card-flipped">, points: number): FlipCardPlay {
  const { id, game, eventId, card, prize, revealed, at, intent } = event;
  return { id, game, eventId, card, prize, revealed, pointsAfter: points, at, intent: intent?.key };
}
