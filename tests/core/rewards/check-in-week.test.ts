import fc from "fast-check";
import { expect, test } from "vitest";
import { checkInWeek } from "../../../core/rewards/check-in.ts";
import { checkInOn } from "../../../core/rules/check-in.ts";
import { addDays, dayOfMonth, daysInMonth, parseBangkokDate, weekdayOf } from "../../../core/shared/bangkok-time.ts";
import { aBangkokDate } from "../../arbitraries/core/time.ts";

const NONE = { entries: [], value: undefined, valueTomorrow: undefined };

const weekOf = (text: string) => {
  const today = parseBangkokDate(text);
  if (!today) throw new Error(`no day: ${text}`);
  return checkInWeek(checkInOn(NONE, today), dayOfMonth(today)).map(({ day }) => day);
};

test("is the week from Monday to Sunday", () => {
  expect(weekOf("2026-11-20")).toEqual([16, 17, 18, 19, 20, 21, 22]);
  expect(weekOf("2026-11-16")).toEqual([16, 17, 18, 19, 20, 21, 22]);
  expect(weekOf("2026-11-22")).toEqual([16, 17, 18, 19, 20, 21, 22]);
});

test("stays inside the month at both ends", () => {
  expect(weekOf("2026-11-01")).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(weekOf("2026-11-30")).toEqual([24, 25, 26, 27, 28, 29, 30]);
  expect(weekOf("2026-02-28")).toEqual([22, 23, 24, 25, 26, 27, 28]);
});

test("always contains the day, in seven consecutive days with their weekdays", () => {
  fc.assert(
    fc.property(aBangkokDate(), (today) => {
      const number = dayOfMonth(today);
      const week = checkInWeek(checkInOn(NONE, today), number);
      const first = week[0]?.day ?? 0;
      expect(week.map(({ day }) => day)).toEqual([0, 1, 2, 3, 4, 5, 6].map((after) => first + after));
      expect(first).toBeGreaterThanOrEqual(1);
      expect(first + 6).toBeLessThanOrEqual(daysInMonth(today));
      for (const { day, weekday, state } of week) {
        expect(weekday).toBe(weekdayOf(addDays(today, day - number)));
        expect(state === "today").toBe(day === number);
      }
    }),
  );
});
