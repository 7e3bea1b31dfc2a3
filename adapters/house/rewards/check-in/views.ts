import type { CheckInEntry, CheckInLog, CheckInReply } from "../../../../core/rules/check-in.ts";
import { bangkokDateOf, dayOfMonth, monthOf, parseBangkokDate } from "../../../../core/shared/bangkok-time.ts";
import { listItems } from "../../collections/persistent-list.ts";
import type { MemberEventOf } from "../../engine/events.ts";
import type { CurrentState, MemberState } from "../../engine/state.ts";
import { checkInPoints, inARowOn } from "./decide.ts";

/** This month's check-ins. */
export function checkInLog({ state, now }: CurrentState): CheckInLog {
  const today = bangkokDateOf(now);
  const entries: CheckInEntry[] = [];
  for (const entry of listItems(state.checkIns)) {
    const date = parseBangkokDate(entry.day);
    if (!date || monthOf(date) !== monthOf(today)) break;
    entries.unshift({ id: entry.id, day: dayOfMonth(date), value: entry.points, date });
  }
  const inARow = inARowOn(state, today);
  return { entries, value: checkInPoints(inARow), valueTomorrow: checkInPoints(inARow + 1), today };
}

/** `state` must contain the event. */
export function checkInReply({ id, day, points }: MemberEventOf<"checked-in">, state: MemberState): CheckInReply {
  const valueTomorrow = checkInPoints(inARowOf(state, id) + 1);
  return { id, value: points, valueTomorrow, date: parseBangkokDate(day) };
}

function inARowOf({ checkIns }: MemberState, id: string): number {
  for (const entry of listItems(checkIns)) if (entry.id === id) return entry.inARow;
  throw new Error(`no check-in ${id} in this stream`);
}
