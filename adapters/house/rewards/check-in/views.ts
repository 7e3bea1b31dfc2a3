import type { CheckInEntry, CheckInLog, CheckInReply } from "../../../../core/rules/check-in.ts";
import { bangkokDateOf, dayOfMonth, parseBangkokDate } from "../../../../core/shared/bangkok-time.ts";
import type { CheckInRecord, CurrentState } from "../../engine/state.ts";
import { checkInPoints, inARowOn } from "./decide.ts";

/** @param newestFirst this month's check-ins */
export function checkInLog({ state, now }: CurrentState, newestFirst: readonly CheckInRecord[]): CheckInLog {
  const today = bangkokDateOf(now);
  const entries = newestFirst.flatMap(({ id, day, points }): readonly CheckInEntry[] => {
    const date = parseBangkokDate(day);
    return date ? [{ id, day: dayOfMonth(date), value: points, date }] : [];
  });
  const inARow = inARowOn(state, today);
  return {
    entries: entries.reverse(),
    value: checkInPoints(inARow),
    valueTomorrow: checkInPoints(inARow + 1),
    today,
  };
}

export function checkInReply({ id, day, points, inARow }: CheckInRecord): CheckInReply {
  return { id, value: points, valueTomorrow: checkInPoints(inARow + 1), date: parseBangkokDate(day) };
}
