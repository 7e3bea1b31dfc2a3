import { addDays, type BangkokDate, bangkokDateOf, endOfDay } from "../../../../core/shared/bangkok-time.ts";
import { refuse } from "../../../../core/shared/refusal.ts";
import { err, ok } from "../../../../core/shared/result.ts";
import type { CheckIn, Decision, DecisionContext } from "../../engine/commands.ts";
import { requestId } from "../../engine/request-id.ts";
import type { MemberState } from "../../engine/state.ts";

/** Points of a check-in, by how many days in a row it makes; a longer run starts over after the seventh. */
const POINTS = [5, 5, 8, 8, 10, 12, 20] as const;

/** What the nth day in a row gives, n from 1. */
export function checkInPoints(inARow: number): number {
  return POINTS[(inARow - 1) % POINTS.length] ?? POINTS[0];
}

/** Once a Bangkok day, whatever the device's own time zone says. */
export function decideCheckIn(state: MemberState, { intent }: CheckIn, { now, random }: DecisionContext): Decision {
  const day = bangkokDateOf(now);
  if (state.checkIns?.head.day === day) return err(refuse("check-in-done", { resetsAt: endOfDay(day) }));
  const points = checkInPoints(inARowOn(state, day));
  return ok([{ type: "checked-in", at: now, id: requestId("C", now, random), day, points, ...(intent && { intent }) }]);
}

/** Which day in a row a check-in on this day is, or would be. */
export function inARowOn({ checkIns }: MemberState, day: BangkokDate): number {
  const last = checkIns?.head;
  if (last?.day === day) return last.inARow;
  return last?.day === addDays(day, -1) ? last.inARow + 1 : 1;
}
