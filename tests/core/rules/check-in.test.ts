import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CheckInEntry, type CheckInLog, checkInOn, withCheckIn } from "../../../core/rules/check-in.ts";
import {
  addDays,
  type BangkokDate,
  dayOfMonth,
  daysInMonth,
  monthOf,
  parseBangkokDate,
} from "../../../core/shared/bangkok-time.ts";
import { always } from "../../always.ts";
import { aBangkokDate } from "../../arbitraries/core/time.ts";

const day = (text: string): BangkokDate => {
  const date = parseBangkokDate(text);
  if (!date) throw new Error(`no day: ${text}`);
  return date;
};
const today = day("2026-11-20");
const logOf = (...entries: CheckInEntry[]): CheckInLog => ({ entries, value: 30, valueTomorrow: 40 });

const anEntry = (): fc.Arbitrary<CheckInEntry> =>
  fc.record({
    id: fc.string(),
    day: fc.oneof(fc.integer({ min: 1, max: 31 }), fc.constantFrom(0, -1, 32, 1.5, Number.NaN)),
    value: fc.nat(),
    date: fc.option(aBangkokDate(), { nil: undefined }),
  });
const aLog = (): fc.Arbitrary<CheckInLog> =>
  fc.record({
    entries: fc.array(anEntry(), { maxLength: 40 }),
    value: fc.option(fc.nat(), { nil: undefined }),
    valueTomorrow: fc.option(fc.nat(), { nil: undefined }),
  });

describe("checkInOn", () => {
  test("shows today as done, without a prompt, when today has an entry", () => {
    const open = checkInOn(logOf({ id: "a", day: 19, value: 5 }), today);
    expect(open).toMatchObject({ done: false, showPrompt: true, value: 30, valueTomorrow: 40 });
    const done = checkInOn(logOf({ id: "a", day: 20, value: 7 }), today);
    expect(done).toMatchObject({ done: true, showPrompt: false, value: 7, valueTomorrow: 40 });
  });

  test("ignores the same day of another month", () => {
    for (const date of ["2026-10-20", "2025-11-20", "2026-12-20"]) {
      expect(checkInOn(logOf({ id: "a", day: 20, value: 7, date: day(date) }), today).done).toBe(false);
    }
    expect(checkInOn(logOf({ id: "a", day: 20, value: 7, date: today }), today).done).toBe(true);
  });

  test("counts the days in a row until today, or until yesterday while today is open, and what the month gave", () => {
    const of = (...days: readonly number[]) => logOf(...days.map((each) => ({ id: `${each}`, day: each, value: 10 })));
    expect(checkInOn(of(17, 18, 19), today)).toMatchObject({ inARow: 3, monthValue: 30 });
    expect(checkInOn(of(17, 18, 19, 20), today)).toMatchObject({ inARow: 4, monthValue: 40 });
    expect(checkInOn(of(16, 17, 18), today)).toMatchObject({ inARow: 0, monthValue: 30 });
    // A day counts once, and one to come does not.
    expect(checkInOn(of(19, 19, 21), today)).toMatchObject({ inARow: 1, monthValue: 10 });
    expect(checkInOn(of(1, 2), day("2026-11-03")).inARow).toBe(2);
    expect(checkInOn(of(), day("2026-11-01")).inARow).toBe(0);
  });

  test("marks the days that gave at least twice the usual value as reward days", () => {
    const values = [5, 5, 10, 9, 0];
    const log = logOf(...values.map((value, index) => ({ id: `${index}`, day: index + 1, value })));
    const rewarded = checkInOn(log, today).calendar.filter(({ isRewardDay }) => isRewardDay);
    expect(rewarded.map((cell) => cell.day)).toEqual([3]);
    expect(checkInOn(logOf({ id: "a", day: 1, value: 0 }), today).calendar[0]?.isRewardDay).toBe(false);
  });

  test("shows this month day by day, with one today and no done day after it", () => {
    always([aLog(), aBangkokDate()], (log, date) => {
      const { calendar, done, firstWeekday } = checkInOn(log, date);
      expect(calendar.map((cell) => cell.day)).toEqual(calendar.map((_, index) => index + 1));
      expect(calendar).toHaveLength(daysInMonth(date));
      for (const cell of calendar) {
        const distance = cell.day - dayOfMonth(date);
        const open = distance < 0 ? "past" : distance === 0 ? "today" : "ahead";
        expect(distance > 0 ? ["ahead"] : [open, "done"]).toContain(cell.state);
        expect(cell.value !== undefined).toBe(cell.state === "done");
      }
      expect(calendar[dayOfMonth(date) - 1]?.state).toBe(done ? "done" : "today");
      expect(firstWeekday).toBeGreaterThanOrEqual(0);
      expect(firstWeekday).toBeLessThanOrEqual(6);
    });
    expect(checkInOn(logOf(), today).firstWeekday).toBe(0);
  });

  test("ignores an entry whose day no calendar has, in whatever way it is wrong", () => {
    for (const wrong of [0, -1, 0.5, 1.5, 19.5, 21, 32, Number.NaN, Number.NEGATIVE_INFINITY]) {
      const shown = checkInOn(logOf({ id: "a", day: wrong, value: 7 }), today);
      expect(shown).toEqual(checkInOn(logOf(), today));
    }
    const first = checkInOn(logOf({ id: "a", day: 1, value: 7 }), today);
    expect(first.calendar[0]).toEqual({ day: 1, state: "done", value: 7, isRewardDay: false });
  });

  test("ignores entries of other months", () => {
    always([aLog(), aBangkokDate()], (log, date) => {
      const ours = log.entries.filter((entry) => !entry.date || monthOf(entry.date) === monthOf(date));
      expect(checkInOn({ ...log, entries: ours }, date)).toEqual(checkInOn(log, date));
    });
  });
});

describe("withCheckIn", () => {
  const reply = { id: "new", value: 11, valueTomorrow: 12 };

  test("marks today as done, stores both values and adds the entry", () => {
    always([aLog(), aBangkokDate()], (log, date) => {
      const before = checkInOn(log, date);
      const after = withCheckIn(log, date, reply);
      expect(checkInOn(after, date)).toMatchObject({ done: true, showPrompt: false, valueTomorrow: 12 });
      expect(after.value).toBe(11);
      expect(after.entries).toHaveLength(log.entries.length + (before.done ? 0 : 1));
      expect(after.entries.slice(0, log.entries.length)).toEqual(log.entries);
    });
  });

  test("knows the backend's day only when the log knew it", () => {
    expect(withCheckIn(logOf(), today, reply).today).toBeUndefined();
    expect(withCheckIn({ ...logOf(), today: day("2026-11-19") }, today, reply).today).toBe(today);
  });

  test("adds one entry for two check-ins of a day", () => {
    always([aLog(), aBangkokDate()], (log, date) => {
      const once = withCheckIn(log, date, reply);
      expect(withCheckIn(once, date, reply)).toEqual(once);
    });
  });

  test("counts for today only, not for tomorrow or the same day next month", () => {
    always([aBangkokDate()], (date) => {
      const log = withCheckIn(logOf(), date, reply);
      expect(checkInOn(log, addDays(date, 1)).done).toBe(false);
      expect(checkInOn(log, addDays(date, daysInMonth(date))).done).toBe(false);
    });
  });
});
