import type { Evidence } from "../money-action/evidence.ts";
import type { MoneyAction } from "../money-action/run.ts";
import type { Clock } from "../platform/device.ts";
import {
  type CheckInDay,
  type CheckInLog,
  type CheckInReply,
  type CheckInToday,
  checkInOn,
} from "../rules/check-in.ts";
import { addDays, type BangkokDate, bangkokDateOf, dayOfMonth, endOfDay } from "../shared/bangkok-time.ts";
import { type Problem, whereOffered } from "../shared/fault.ts";
import { refuse } from "../shared/refusal.ts";
import { err, ok, type Result } from "../shared/result.ts";
import type { RewardsDependencies } from "./port.ts";

export interface CheckInAsk {
  /** The log, if the caller has read it just before. */
  readonly log?: CheckInLog | undefined;
}

const stored = { day: "day" } as const;

/** Checks in for the backend's today. Refused before it is sent when today's entry is there already. */
export const checkIn: MoneyAction<typeof stored, RewardsDependencies, CheckInAsk, CheckInReply> = {
  kind: "check-in",
  stored,
  async judge({ rewards, clock }, { log }) {
    const read = log ? ok(log) : whereOffered(await rewards.checkIns());
    if (!read.ok) return read;
    const day = checkInDay(read.value, clock);
    if (read.value && checkInOn(read.value, day).done) return err(refuse("check-in-done", { resetsAt: endOfDay(day) }));
    return ok({ day });
  },
  send: ({ rewards }, { key }) => rewards.checkIn(key),
  lookUp: async ({ rewards }, { day }) => evidenceOfDay(await rewards.checkIns(), day),
};

/** The backend's day, for a log that was read just now; the device's day in Bangkok where no log has one. */
export function checkInDay(log: CheckInLog | undefined, clock: Clock): BangkokDate {
  return log?.today ?? bangkokDateOf(clock());
}

/**
 * A day has one entry, so the day's entry is the evidence. The next day's entry counts as well: a check-in that is sent
 * just before midnight may arrive after it.
 */
function evidenceOfDay(read: Result<CheckInLog, Problem>, day: BangkokDate): Evidence<CheckInReply> {
  if (!read.ok) return { seen: "unreadable", problem: read.error };
  const { entries, valueTomorrow } = read.value;
  for (const counted of [day, addDays(day, 1)]) {
    const entry = entries.find(({ date, day: ofMonth }) =>
      date === undefined ? ofMonth === dayOfMonth(counted) : date === counted,
    );
    if (entry) return { seen: "effect", value: { id: entry.id, value: entry.value, valueTomorrow, date: counted } };
  }
  return { seen: "nothing" };
}

/** A day of a check-in month with its weekday, 0 (Sunday) to 6. */
export interface CheckInWeekday extends CheckInDay {
  readonly weekday: number;
}

/**
 * Seven days of the month around a day: its week from Monday, moved into the month, because the log has no days of other
 * months.
 */
export function checkInWeek({ calendar, firstWeekday }: CheckInToday, day: number): readonly CheckInWeekday[] {
  const weekdayOf = (each: number) => (firstWeekday + each - 1) % 7;
  const monday = day - ((weekdayOf(day) + 6) % 7);
  const first = Math.min(Math.max(monday, 1), calendar.length - 6);
  return calendar.slice(first - 1, first + 6).map((shown) => ({ ...shown, weekday: weekdayOf(shown.day) }));
}
