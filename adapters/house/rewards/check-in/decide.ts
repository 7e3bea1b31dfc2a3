import { addDays, type BangkokDate, bangkokDateOf, endOfDay } from "../../../../core/shared/bangkok-time.ts";
import { refuse } from "../../../../core/shared/refusal.ts";
import { err, ok } from "../../../../core/shared/result.ts";
import type { CheckIn, Decision, DecisionContext } from "../../engine/commands.ts";
import { requestId } from "../../engine/request-id.ts";
import type { MemberState } from "../../engine/state.ts";

/** Points by the number of days in a row. After the seventh day the row starts over. */
const POINTS = [5, 5, 8, 8, 10, 12, 20] as const;

/** The points of the nth day in a row, n from 1. */
export function checkInPoints(inARow: number): number {
  return POINTS[(inARow - 1) % POINTS.length] ?? POINTS[0];
}

/** Once for each Bangkok day, in every time zone. */
export function decideCheckIn(state: MemberState, { intent }: CheckIn, { now, random }: DecisionContext): Decision {
  const day = bangkokDateOf(now);
  if (state.lastCheckIn?.day === day) return err(refuse("check-in-done", { resetsAt: endOfDay(day) }));
  const points = checkInPoints(inARowOn(state, day));
  const id = requestId("C", now, random);
  return ok([{ type: "checked-in", at: now, id, day, points, ...(intent && { intent }) }]);
}

/** The number of days in a row that a check-in on this day makes, done or not. */
export function inARowOn({ lastCheckIn: last }: MemberState, day: BangkokDate): number {
  if (last?.day === day) return last.inARow;
  return last?.day === addDays(day, -1) ? last.inARow + 1 : 1;
}
