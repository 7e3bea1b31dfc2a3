import fc from "fast-check";
import { expect, test } from "vitest";
import { REALITY_CHECK_MINUTES } from "../../../core/fair-play/model.ts";
import { isRealityCheckDue } from "../../../core/rules/reality-check.ts";
import { DAY_MS, instant, MINUTE_MS, plus } from "../../../core/shared/bangkok-time.ts";
import { always } from "../../always.ts";
import { anInstant } from "../../arbitraries/core/time.ts";

const since = instant(Date.parse("2028-02-28T23:50:00+07:00"));
const aWait = () => fc.integer({ min: 0, max: DAY_MS });
const someMinutes = () => fc.constantFrom(...REALITY_CHECK_MINUTES);

test.each([
  [15, 15 * MINUTE_MS - 1, false],
  [15, 15 * MINUTE_MS, true],
  [60, 59 * MINUTE_MS, false],
  [60, 61 * MINUTE_MS, true],
])("each %i minutes, after %i ms: %s", (minutes, ms, isDue) => {
  const question = { since, minutes, isRoundUnderWay: false, now: plus(since, ms) };
  expect(isRealityCheckDue(question)).toBe(isDue);
});

test("is never due without one, nor before a round ends", () => {
  always([anInstant(), aWait(), someMinutes()], (start, wait, minutes) => {
    const now = plus(start, wait);
    expect(isRealityCheckDue({ since: start, minutes: 0, isRoundUnderWay: false, now })).toBe(false);
    expect(isRealityCheckDue({ since: start, minutes, isRoundUnderWay: true, now })).toBe(false);
  });
});

test("once due, stays due until it is answered", () => {
  always([anInstant(), aWait(), aWait(), someMinutes()], (start, wait, more, minutes) => {
    const question = { since: start, minutes, isRoundUnderWay: false };
    fc.pre(isRealityCheckDue({ ...question, now: plus(start, wait) }));
    const now = plus(start, wait + more);
    expect(isRealityCheckDue({ ...question, now })).toBe(true);
    expect(isRealityCheckDue({ ...question, since: now, now })).toBe(false);
  });
});
