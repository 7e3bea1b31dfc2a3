import fc from "fast-check";
import { expect, it } from "vitest";
import { nextPeriod } from "../../../core/rules/next-period.ts";
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
