import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { latinDigits, parseBaht } from "../../../core/rules/parse-baht.ts";
import { formatBaht, MAX_AMOUNT, satang } from "../../../core/shared/money.ts";
import { always } from "../../always.ts";
import { anAmount } from "../../arbitraries/core/money.ts";
import { anyText, inThaiDigits, textOf } from "../../arbitraries/core/text.ts";

const codeOf = (text: string) => {
  const read = parseBaht(text);
  return read.ok ? "read" : read.error.code;
};

describe("parseBaht", () => {
  test("reads every amount as it is printed, in Latin and in Thai digits", () => {
    always([anAmount()], (amount) => {
      const printed = formatBaht(amount);
      for (const text of [
        printed,
        inThaiDigits(printed),
        inThaiDigits(printed.slice(1)),
        ` ${printed} `,
        printed.replace(/,/g, " "),
        `${amount / 100}`,
      ]) {
        expect(parseBaht(text)).toEqual({ ok: true, value: amount });
      }
    });
  });

  test.each([
    ["๑๒๓", 12_300],
    ["500 บาท", 50_000],
    ["฿ 1,250.50", 125_050],
    ["1 000", 100_000],
    ["1\u00a0000", 100_000],
    ["0.01", 1],
    ["5.", 500],
    ["00500", 50_000],
    ["\u200b500\ufeff", 50_000],
    ["100000000.00", MAX_AMOUNT],
  ])("reads %j as %i satang", (text, count) => {
    expect(parseBaht(text)).toEqual({ ok: true, value: count });
  });

  test.each([
    ["", "amount-empty"],
    ["   ", "amount-empty"],
    ["฿", "amount-empty"],
    ["0", "amount-zero"],
    ["๐.๐๐", "amount-zero"],
    ["-5", "amount-negative"],
    ["−5.50", "amount-negative"],
    ["- 1,000", "amount-negative"],
    ["1.234", "amount-decimals"],
    ["0.001", "amount-decimals"],
    ["1e21", "amount-too-large"],
    ["100000000.01", "amount-too-large"],
    ["9".repeat(400), "amount-too-large"],
    ["1.01e8", "amount-too-large"],
    ["1e8", "amount-not-a-number"],
    ["1e2", "amount-not-a-number"],
    ["+1e21", "amount-not-a-number"],
    ["1e21x", "amount-not-a-number"],
    ["5-5", "amount-not-a-number"],
    ["-5x", "amount-not-a-number"],
    ["5฿5", "amount-not-a-number"],
    ["500 1000", "amount-not-a-number"],
    ["1234,567", "amount-not-a-number"],
    ["1234 567", "amount-not-a-number"],
    ["1,00", "amount-not-a-number"],
    ["1.2.3", "amount-not-a-number"],
    ["Infinity", "amount-not-a-number"],
    ["NaN", "amount-not-a-number"],
    ["0x10", "amount-not-a-number"],
    ["ห้าร้อย", "amount-not-a-number"],
  ])("refuses %j: %s", (text, code) => {
    expect(codeOf(text)).toBe(code);
  });

  test("never throws and reads only whole amounts within the limit", () => {
    always([fc.oneof(anyText(), textOf("0123456789๐๕.,- ฿e+บาท"))], (text) => {
      const read = parseBaht(text);
      if (!read.ok) return;
      expect(Number.isInteger(read.value)).toBe(true);
      expect(read.value).toBeGreaterThan(0);
      expect(read.value).toBeLessThanOrEqual(MAX_AMOUNT);
      expect(parseBaht(formatBaht(read.value))).toEqual(read);
    });
  });

  test("never reads another amount because of more decimals", () => {
    always([anAmount(), fc.integer({ min: 0, max: 999 })], (amount, extra) => {
      const text = `${formatBaht(amount)}${extra}`;
      expect(codeOf(text)).toBe("amount-decimals");
    });
  });

  test("refuses every amount above the limit as too large", () => {
    always([fc.integer({ min: MAX_AMOUNT + 1, max: Number.MAX_SAFE_INTEGER })], (count) => {
      expect(codeOf(formatBaht(satang(count)))).toBe("amount-too-large");
    });
  });
});

describe("latinDigits", () => {
  test("replaces Thai digits and keeps everything else", () => {
    always([anyText()], (text) => {
      const plain = text.replace(/[๐-๙]/g, "");
      expect(latinDigits(inThaiDigits(plain))).toBe(plain);
    });
  });
});
