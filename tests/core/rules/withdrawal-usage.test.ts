import fc from "fast-check";
import { expect, test } from "vitest";
import { type CountedWithdrawal, withdrawalUsage } from "../../../core/rules/withdrawal-cap.ts";
import { DAY_MS, instant, parseInstant, plus } from "../../../core/shared/bangkok-time.ts";
import { baht } from "../../../core/shared/money.ts";
import { WITHDRAWAL_STATUSES } from "../../../core/wallet/statuses.ts";
import { always } from "../../always.ts";
import { anAmount } from "../../arbitraries/core/money.ts";

const now = parseInstant("2026-11-20T12:00:00Z") ?? instant(0);

const aWithdrawal = (): fc.Arbitrary<CountedWithdrawal> =>
  fc.record({
    amountSatang: anAmount(),
    status: fc.constantFrom(...WITHDRAWAL_STATUSES),
    attemptedAt: fc.integer({ min: -2 * DAY_MS, max: 2 * DAY_MS }).map((distance) => plus(now, distance)),
  });

const last = parseInstant("2026-11-20T23:59:59.999+07:00") ?? now;
const first = parseInstant("2026-11-20T00:00:00.000+07:00") ?? now;
const one = (attemptedAt: typeof now, status: CountedWithdrawal["status"] = "paid"): CountedWithdrawal => ({
  amountSatang: baht(100),
  status,
  attemptedAt,
});

test("counts from 00:00:00.000 to 23:59:59.999 in Bangkok", () => {
  expect(withdrawalUsage([one(first), one(last)], last).countToday).toBe(2);
  expect(withdrawalUsage([one(plus(first, -1)), one(plus(last, 1))], first)).toEqual({ usedToday: 0, countToday: 0 });
  expect(withdrawalUsage([one(last)], plus(last, 1)).countToday).toBe(0);
});

test("does not count a rejected withdrawal, and counts every other status", () => {
  for (const status of WITHDRAWAL_STATUSES) {
    expect(withdrawalUsage([one(now, status)], now).countToday).toBe(status === "rejected" ? 0 : 1);
  }
});

test("adds up for any split of the list, in any order", () => {
  always([fc.array(aWithdrawal()), fc.nat()], (all, cut) => {
    const whole = withdrawalUsage(all, now);
    const parts = [withdrawalUsage(all.slice(0, cut), now), withdrawalUsage(all.slice(cut), now)];
    expect(parts.reduce((sum, part) => sum + part.usedToday, 0)).toBe(whole.usedToday);
    expect(parts.reduce((sum, part) => sum + part.countToday, 0)).toBe(whole.countToday);
    expect(withdrawalUsage([...all].reverse(), now)).toEqual(whole);
  });
});

test("is the same at every moment of the day", () => {
  always([fc.array(aWithdrawal()), fc.integer({ min: 0, max: DAY_MS - 1 })], (all, distance) => {
    expect(withdrawalUsage(all, plus(first, distance))).toEqual(withdrawalUsage(all, now));
  });
});
