import fc from "fast-check";
import { expect, it } from "vitest";
import { nextPeriod } from "../../../core/rules/promotion.ts";
import { HOUR_MS, instant } from "../../../core/shared/bangkok-time.ts";
import { anInstant } from "../../arbitraries/core/time.ts";

/** 00:00 in Bangkok. */
const MIDNIGHT = Date.parse("2026-11-21T00:00:00+07:00");
const at = (hour: number) => instant(MIDNIGHT + hour * HOUR_MS);
const period = (start: string, running = false) => ({ start, running });
const MORNING = period("09:00");
const EVENING = period("20:00");

it.each([
  [8, MORNING],
  [13, EVENING],
  [23, MORNING],
])("at %i o'clock the next period is the one that starts soonest", (hour, expected) => {
  expect(nextPeriod([MORNING, EVENING], at(hour))).toBe(expected);
});

it("is always the running one", () => {
  fc.assert(
    fc.property(anInstant(), fc.boolean(), (now, first) => {
      const periods = [period("09:00", first), period("20:00", !first)] as const;
      expect(nextPeriod(periods, now).running).toBe(true);
    }),
  );
});

it("is the one that begins now, and at equal distances the first one", () => {
  expect(nextPeriod([EVENING, MORNING], at(9))).toBe(MORNING);
  const [first, second] = [period("09:00"), period("09:00")];
  expect(nextPeriod([first, second], at(8))).toBe(first);
});

it("counts minutes, and wraps at midnight", () => {
  const [half, quarter] = [period("09:30"), period("09:15")];
  expect(nextPeriod([half, quarter], at(9))).toBe(quarter);
  expect(nextPeriod([half, quarter], at(9.4))).toBe(half);
  expect(nextPeriod([period("23:59"), period("00:01")], at(23.99)).start).toBe("00:01");
  expect(nextPeriod([period("22:30"), period("23:10")], at(23)).start).toBe("23:10");
});

it("prefers the running one to one that begins now", () => {
  const running = period("08:00", true);
  expect(nextPeriod([MORNING, running], at(9))).toBe(running);
});
