import type { Wheel, WheelSpin } from "../../../../core/rewards/model.ts";
import type { MemberEventOf } from "../../engine/events.ts";
import type { CurrentState } from "../../engine/state.ts";
import type { WheelRules } from "../rewards-content.ts";
import { spinsOn } from "./decide.ts";

export function wheelView({ segments, pricePoints, spinsPerDay }: WheelRules, { state, now }: CurrentState): Wheel {
  return { segments, pricePoints, spinsLeft: Math.max(0, spinsPerDay - spinsOn(state, now)) };
}

/** The same for the answer to a spin and for the log. */
export function spinView(
  { id, segmentId, prize, at, intent }: MemberEventOf<"wheel-spun">,
  pointsAfter: number,
): WheelSpin {
  return { id, segmentId, prize, pointsAfter, at, intent: intent?.key };
}
