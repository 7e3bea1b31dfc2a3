import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseThaiDay } from "../../../core/rules/parse-thai-day.ts";
import {
  type BangkokDate,
  parseBangkokDate,
  startOfDay,
  THAI_MONTHS,
  thaiMoment,
} from "../../../core/shared/bangkok-time.ts";
import { anyText, inThaiDigits, textOf } from "../../arbitraries/core/text.ts";
import { aBangkokDate } from "../../arbitraries/core/time.ts";

const TODAY = parseBangkokDate("2026-11-22") as BangkokDate;

describe("parseThaiDay", () => {
  test.each([
    "20/11/2569",
    "20/11/69",
    "20-11-2569",
    "20.11.2569",
    "20 11 2569",
    "20/11/2026",
    "20/11/26",
    "2026-11-20",
    "2569-11-20",
    "20 พ.ย. 69",
    "20พย69",
    "20 พ.ย. 2569",
    "20 พฤศจิกายน 2569",
    "20 พฤศจิกา 69",
    "20 พฤศจิกายน พ.ศ. 2569",
    "20 พ.ย. ค.ศ. 2026",
    "20/11/ค.ศ. 26",
    "๒๐/๑๑/๒๕๖๙",
    "  20/11/2569 ",
  ])("reads %s as the twentieth of November", (typed) => {
    expect(parseThaiDay(typed, TODAY)).toBe("2026-11-20");
  });

  test.each([
    "",
    "วันนี้",
    "20",
    "20/11",
    "31/11/2569",
    "20/13/2569",
    "20/11/1",
    "20 ก.ก. 69",
    "20/11/0069",
    "20/11/9999",
  ])("does not read %s", (typed) => {
    expect(parseThaiDay(typed, TODAY)).toBeUndefined();
  });

  test("reads a year of two digits as the Christian one unless that lies ahead", () => {
    expect(parseThaiDay("1/2/26", TODAY)).toBe("2026-02-01");
    expect(parseThaiDay("1/2/27", TODAY)).toBe("1984-02-01");
    expect(parseThaiDay("1/2/70", TODAY)).toBe("2027-02-01");
  });

  test("reads every form of every day", () => {
    fc.assert(
      fc.property(aBangkokDate(), (day) => {
        const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
        const forms = [
          day,
          `${date}/${month}/${year}`,
          `${date}/${month}/${year + 543}`,
          `${date} ${THAI_MONTHS[month - 1]} ${year + 543}`,
          new Intl.DateTimeFormat("th-TH", { dateStyle: "long", timeZone: "Asia/Bangkok" }).format(startOfDay(day)),
        ];
        for (const form of forms) {
          expect(parseThaiDay(form, TODAY)).toBe(day);
          expect(parseThaiDay(inThaiDigits(form), TODAY)).toBe(day);
        }
      }),
    );
  });

  test("reads what the site writes, from 2500 to 2599", () => {
    fc.assert(
      fc.property(
        aBangkokDate().filter((day) => day < "2057"),
        (day) => {
          const written = thaiMoment(startOfDay(day)).replace(" 00:00\u00a0น.", "");
          expect(parseThaiDay(written, TODAY)).toBe(day);
        },
      ),
    );
  });

  test("reads any text as a real day or not at all", () => {
    fc.assert(
      fc.property(fc.oneof(anyText(), textOf("0123456789/-. พคศยม.")), (typed) => {
        const day = parseThaiDay(typed, TODAY);
        if (day !== undefined) expect(parseBangkokDate(day)).toBe(day);
      }),
      { numRuns: 2000 },
    );
  });
});

describe("the ends of what parseThaiDay reads", () => {
  test.each([
    ["1/1/1900", "1900-01-01"],
    ["31/12/1899", undefined],
    ["31/12/2199", "2199-12-31"],
    ["1/1/2200", undefined],
    ["1900-01-01", "1900-01-01"],
    ["1899-12-31", undefined],
    ["2743-01-01", undefined],
    ["2742-12-31", "2199-12-31"],
    ["2443-01-01", "1900-01-01"],
    ["2399-01-01", undefined],
    ["20 พย 25", "1982-11-20"],
    ["20 พย คศ 25", "2025-11-20"],
    ["20/11/พ.ศ. 25", "1982-11-20"],
    ["20/11/ค.ศ. 69", "2069-11-20"],
    ["20/11/27", "1984-11-20"],
  ])("%s is %s", (typed, day) => {
    expect(parseThaiDay(typed, TODAY)).toBe(day);
  });

  test.each([
    "x2026-11-20",
    "2026-11-20x",
    "12026-11-20",
    "2026-11-200",
    "x20/11/2569",
    "20/11/2569x",
    "120/11/2569",
    "x20 พ.ย. 69",
    "20 พ.ย. 69x",
    "120 พ.ย. 69",
    "20 พ.ย. 691",
    "20 พ.ศ. พ.ย. 69",
  ])("%s is no day", (typed) => {
    expect(parseThaiDay(typed, TODAY)).toBeUndefined();
  });
});
