import { bangkokDateOf, endOfDay, type Instant } from "../../../../core/shared/bangkok-time.ts";
import { refuse } from "../../../../core/shared/refusal.ts";
import { err, ok } from "../../../../core/shared/result.ts";
import type { Decision, DecisionContext, SpinWheel } from "../../engine/commands.ts";
import { requestId } from "../../engine/request-id.ts";
import type { MemberState } from "../../engine/state.ts";
import { draw } from "../draw.ts";

/** Price and prize of a spin are in one event, so neither is written without the other. */
export function decideWheel(
  state: MemberState,
  { intent }: SpinWheel,
  { now, random, rewards }: DecisionContext,
): Decision {
  const { segments, pricePoints, spinsPerDay } = rewards.wheel;
  if (spinsOn(state, now) >= spinsPerDay) {
    return err(refuse("wheel-no-spins-left", { spinsPerDay, resetsAt: endOfDay(bangkokDateOf(now)) }));
  }
  if (pricePoints > state.points) return err(refuse("points-insufficient", { points: state.points, pricePoints }));
  const { id: segmentId, prize } = draw(segments, random);
  const id = requestId("P", now, random);
  return ok([{ type: "wheel-spun", at: now, id, segmentId, prize, price: pricePoints, ...(intent && { intent }) }]);
}

/** How many spins the member made on the Bangkok day of `now`. */
export function spinsOn({ spins }: MemberState, now: Instant): number {
  return spins.day === bangkokDateOf(now) ? spins.count : 0;
}
