import fc from "fast-check";
import { expect, test } from "vitest";
import { type BangkokDate, bangkokDateOf, monthOf, weekdayOf } from "../../../core/shared/bangkok-time.ts";
import { daysOfMonth, formatMonth, formatSpokenDay, moveDay } from "../../../web/text/day-calendar.ts";
import { aBangkokDate, anInstant } from "../../arbitraries/core/time.ts";

const day = (text: string) => text as BangkokDate;

test("writes months and days with Buddhist years", () => {
  expect(formatMonth(day("2026-11-20"))).toBe("พฤศจิกายน 2569");
  expect(formatSpokenDay(day("2026-11-20"))).toBe("วันศุกร์ที่ 20 พฤศจิกายน 2569");
});

test("lists a month's days below their weekdays, from Monday", () => {
  fc.assert(
    fc.property(aBangkokDate(), (any) => {
      const { before, days } = daysOfMonth(any);
      expect(days).toContain(any);
      expect(new Set(days.map(monthOf))).toEqual(new Set([monthOf(any)]));
      days.forEach((each, index) => {
        expect((weekdayOf(each) + 6) % 7).toBe((before + index) % 7);
      });
      expect(monthOf(moveDay(days[0] ?? any, "day", -1))).not.toBe(monthOf(any));
      expect(monthOf(moveDay(days[days.length - 1] ?? any, "day", 1))).not.toBe(monthOf(any));
    }),
  );
});

test("moves within the week, and by a month to its last day at most", () => {
  expect(moveDay(day("2026-11-20"), "monday", 0)).toBe("2026-11-16");
  expect(moveDay(day("2026-11-20"), "sunday", 0)).toBe("2026-11-22");
  expect(moveDay(day("2026-03-31"), "month", -1)).toBe("2026-02-28");
  expect(moveDay(day("2024-02-29"), "year", 1)).toBe("2025-02-28");
  fc.assert(
    fc.property(anInstant().map(bangkokDateOf), fc.integer({ min: -40, max: 40 }), (from, count) => {
      expect(moveDay(moveDay(from, "week", count), "week", -count)).toBe(from);
      expect(moveDay(moveDay(from, "day", count), "day", -count)).toBe(from);
    }),
  );
});
