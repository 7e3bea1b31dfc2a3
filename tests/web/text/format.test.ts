import { describe, expect, test } from "vitest";
import { instant, parseBangkokDate } from "../../../core/shared/bangkok-time.ts";
import {
  formatBankAccount,
  formatCount,
  formatDate,
  formatDay,
  formatDuration,
  formatExactTime,
  formatMoment,
  formatTime,
} from "../../../web/text/format.ts";

const noon = instant(Date.UTC(2026, 10, 21, 5, 3, 5));

describe("dates are Bangkok's, in the Buddhist era", () => {
  test("a moment", () => {
    expect(formatDate(noon)).toBe("21 พฤศจิกายน 2569");
    expect(formatTime(noon)).toBe("12:03 น.");
    expect(formatExactTime(noon)).toBe("12:03:05 น.");
    expect(formatMoment(noon)).toBe("21 พ.ย. 69 12:03 น.");
  });

  test("the evening of one day in London is the next in Bangkok", () => {
    expect(formatDate(instant(Date.UTC(2026, 11, 31, 17, 0)))).toBe("1 มกราคม 2570");
  });

  test("a day", () => {
    const day = parseBangkokDate("2026-11-21");
    expect(day && formatDay(day)).toBe("21 พฤศจิกายน 2569");
  });
});

test.each([
  [0, "0:00"],
  [-5000, "0:00"],
  [161_999, "2:41"],
  [3_599_999, "59:59"],
  [8_595_000, "2:23:15"],
])("%i ms are %s", (ms, text) => {
  expect(formatDuration(ms)).toBe(text);
});

test("counts are grouped", () => {
  expect(formatCount(1234567)).toBe("1,234,567");
});

test("ten digits of a bank account stand in the banks' groups, others as they are", () => {
  expect(formatBankAccount("0123456789")).toBe("012-3-45678-9");
  expect(formatBankAccount("012345678901")).toBe("012345678901");
});
