import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { add, baht, formatBaht, least, satang, subtract, toBaht, ZERO } from "../../../core/shared/money.ts";
import { always } from "../../always.ts";
import { aNetSatang, anAmount, aSatang } from "../../arbitraries/core/money.ts";

describe("satang", () => {
  test("accepts whole numbers only and turns -0 into 0", () => {
    for (const wrong of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53]) {
      expect(() => satang(wrong)).toThrow(RangeError);
    }
    expect(Object.is(satang(-0), 0)).toBe(true);
  });

  test("throws outside the safe range; adding and subtracting cancel out", () => {
    always([aSatang(), aSatang()], (a, b) => expect(subtract(add(a, b), b)).toBe(a));
    always([aSatang()], (a) => expect(subtract(a, a)).toBe(ZERO));
    expect(() => add(satang(Number.MAX_SAFE_INTEGER), satang(1))).toThrow(RangeError);
    expect(add()).toBe(0);
  });

  test("returns the smallest amount as the least", () => {
    always([aNetSatang(), aNetSatang()], (a, b) => {
      expect([a, b]).toContain(least(a, b));
      expect(least(a, b)).toBeLessThanOrEqual(Math.min(a, b));
    });
  });
});

describe("baht", () => {
  test("converts to satang and back without loss", () => {
    always([aSatang()], (amount) => expect(baht(toBaht(amount))).toBe(amount));
    always([aSatang()], (amount) => expect(baht(Number((amount / 100).toFixed(2)))).toBe(amount));
  });

  test("accepts rounding errors of floats and nothing more, at every size", () => {
    expect(baht(0.1 + 0.2)).toBe(30);
    expect(baht(1.005 * 100)).toBe(10050);
    for (const wrong of [0.001, 1.005, 1_000_000.005, 99_999_999.995, Number.NaN, 1e21]) {
      expect(() => baht(wrong)).toThrow(RangeError);
    }
    always([aSatang(), fc.integer({ min: 1, max: 9 })], (amount, tenths) => {
      expect(() => baht(Number(`${Math.floor(amount / 100)}.00${tenths}`))).toThrow(RangeError);
    });
  });
});

describe("formatBaht", () => {
  test.each([
    [0, "฿0.00"],
    [5, "฿0.05"],
    [-50, "-฿0.50"],
    [99_999, "฿999.99"],
    [100_000, "฿1,000.00"],
    [123_450, "฿1,234.50"],
    [10_000_000_000, "฿100,000,000.00"],
  ])("%i satang is %s", (count, text) => expect(formatBaht(satang(count))).toBe(text));

  test("prints text that reads as the same amount, in groups of three", () => {
    always([aNetSatang()], (amount) => {
      const text = formatBaht(amount);
      expect(text).toMatch(/^-?฿\d{1,3}(,\d{3})*\.\d{2}$/);
      expect(Number(text.replace(/[฿,.]/g, ""))).toBe(amount);
    });
    always([anAmount()], (amount) => expect(formatBaht(satang(0 - amount))).toBe(`-${formatBaht(amount)}`));
  });
});
