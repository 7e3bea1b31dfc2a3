import { describe, expect, test } from "vitest";
import { instant, parseBangkokDate } from "../../../core/shared/bangkok-time.ts";
import { formatDate, formatDay, formatExactTime, formatMoment, formatTime } from "../../../web/text/dates.ts";

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
