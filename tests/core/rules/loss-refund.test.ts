import fc from "fast-check";
import { expect, test } from "vitest";
import { LEVEL_NAMES } from "../../../core/rules/levels.ts";
import { lossRefund, refundDueAt, refundOf, refundPercent } from "../../../core/rules/loss-refund.ts";
import { bangkokDateOf, endOfDay, MINUTE_MS } from "../../../core/shared/bangkok-time.ts";
import { baht, satang } from "../../../core/shared/money.ts";
import { always } from "../../always.ts";
import { aLevelName, aRefundTable } from "../../arbitraries/core/levels.ts";
import { aNetSatang } from "../../arbitraries/core/money.ts";
import { anInstant } from "../../arbitraries/core/time.ts";

test("refunds the exact share of every loss, rounded down to a satang", () => {
  always([aNetSatang(), aLevelName(), aRefundTable()], (net, level, table) => {
    const loss = net < 0 ? -BigInt(net) : 0n;
    const exact = (loss * BigInt(refundPercent(level, table))) / 100n;
    expect(BigInt(lossRefund(net, level, table))).toBe(exact);
  });
});

test("refunds nothing on a win, never more than the loss, and never less for a larger loss", () => {
  const aLoss = () => fc.integer({ min: -1_000_000_000, max: 0 }).map(satang);
  always([aLoss(), aLoss(), aLevelName(), aRefundTable()], (one, other, level, table) => {
    expect(lossRefund(satang(0 - one), level, table)).toBe(0);
    expect(lossRefund(one, level, table)).toBeGreaterThanOrEqual(0);
    expect(lossRefund(one, level, table)).toBeLessThanOrEqual(Math.abs(one));
    const [smaller, larger] = one > other ? [one, other] : [other, one];
    expect(lossRefund(smaller, level, table)).toBeLessThanOrEqual(lossRefund(larger, level, table));
  });
});

test("never refunds less at a higher level", () => {
  always([aNetSatang(), aRefundTable(), fc.nat({ max: 3 })], (net, table, index) => {
    const [lower = "silver", higher = "vip"] = LEVEL_NAMES.slice(index, index + 2);
    expect(lossRefund(net, lower, table)).toBeLessThanOrEqual(lossRefund(net, higher, table));
  });
});

test("refunds the percents of the spec for a loss of 1,000 baht", () => {
  const refunds = LEVEL_NAMES.map((level) => lossRefund(baht(-1000), level) / 100);
  expect(refunds).toEqual([50, 50, 80, 120, 150]);
  expect(lossRefund(baht(-1000), "vip", "partner")).toBe(baht(100));
  expect(lossRefund(baht(-1000), "diamond", "classic")).toBe(baht(100));
  expect(lossRefund(satang(-19), "silver")).toBe(0);
  expect(lossRefund(satang(-20), "silver")).toBe(1);
});

test("is due ten minutes after the Bangkok day, and is the same by its percent", () => {
  always([anInstant(), aNetSatang(), aLevelName(), aRefundTable()], (at, net, level, table) => {
    expect(refundDueAt(bangkokDateOf(at))).toBe(endOfDay(bangkokDateOf(at)) + 10 * MINUTE_MS);
    expect(refundOf(net, refundPercent(level, table))).toBe(lossRefund(net, level, table));
  });
});
