import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isWindowOpen, type PromotionSetting, promotionAt } from "../../../core/rules/promotion.ts";
import { DAY_MS, instant, parseInstant, plus } from "../../../core/shared/bangkok-time.ts";
import { baht, satang } from "../../../core/shared/money.ts";
import { always } from "../../always.ts";
import { anAmount, aSatang } from "../../arbitraries/core/money.ts";
import { anyText } from "../../arbitraries/core/text.ts";
import { anInstant } from "../../arbitraries/core/time.ts";

const setting: PromotionSetting = {
  bonusRate: 10,
  bonusRate2: 20.5,
  bonusTimeStart: "10:00:00",
  bonusTimeEnd: "11:59:59",
  bonusTimeStart2: "22:00:00",
  bonusTimeEnd2: "01:59:59",
  endNumberBonus: 7,
  endNumberBonus2: 12_345,
  bonusMax: baht(500),
};
const inBangkok = (time: string) => parseInstant(`2026-11-20T${time}+07:00`) ?? instant(0);
const noon = inBangkok("12:00:00");

const two = (max: number) => fc.integer({ min: 0, max }).map((count) => String(count).padStart(2, "0"));
const aTime = () => fc.tuple(two(23), two(59), two(59)).map((parts) => parts.join(":"));
const timeAt = (moment: typeof noon) => new Date(moment + 7 * 3_600_000).toISOString().slice(11, 19);

describe("promotionAt", () => {
  test("shows two periods as the page needs them", () => {
    expect(promotionAt(setting, inBangkok("22:30:00"))).toEqual({
      offered: true,
      maxBonus: baht(500),
      periods: [
        { ratePercent: 10, start: "10:00", end: "11:59", endDigitBonus: "0.07", running: false },
        { ratePercent: 20.5, start: "22:00", end: "01:59", endDigitBonus: "123.45", running: true },
      ],
    });
  });

  test("offers no promotion without a setting", () => {
    expect(promotionAt(undefined, noon)).toEqual({ offered: false });
  });

  test("offers a promotion exactly when the maximum bonus is above 0", () => {
    always([aSatang()], (bonusMax) => {
      expect(promotionAt({ ...setting, bonusMax }, noon).offered).toBe(bonusMax > 0);
    });
    always([anAmount()], (amount) => {
      expect(promotionAt({ ...setting, bonusMax: satang(0 - amount) }, noon).offered).toBe(false);
    });
    expect(promotionAt({ ...setting, bonusMax: satang(0) }, noon)).toEqual({ offered: false });
  });

  test("shows the end-digit bonus exactly, with two decimals", () => {
    always([fc.nat({ max: 1_000_000_000 })], (endNumberBonus) => {
      const shown = promotionAt({ ...setting, endNumberBonus }, noon);
      const text = shown.offered ? shown.periods[0].endDigitBonus : "";
      expect(text).toMatch(/^\d+\.\d{2}$/);
      expect(Number(text.replace(".", ""))).toBe(endNumberBonus);
    });
  });

  test("treats both periods alike: swapped settings swap the result", () => {
    always([aTime(), aTime(), aTime(), aTime(), anInstant()], (start, end, start2, end2, now) => {
      const one = {
        ...setting,
        bonusTimeStart: start,
        bonusTimeEnd: end,
        bonusTimeStart2: start2,
        bonusTimeEnd2: end2,
      };
      const swapped: PromotionSetting = {
        ...one,
        bonusRate: one.bonusRate2,
        bonusRate2: one.bonusRate,
        bonusTimeStart: start2,
        bonusTimeEnd: end2,
        bonusTimeStart2: start,
        bonusTimeEnd2: end,
        endNumberBonus: one.endNumberBonus2,
        endNumberBonus2: one.endNumberBonus,
      };
      const shown = promotionAt(one, now);
      const other = promotionAt(swapped, now);
      expect(other.offered && [...other.periods].reverse()).toEqual(shown.offered && [...shown.periods]);
    });
  });

  test("shows the first five characters of any text for a time, and never throws", () => {
    always([anyText(), anInstant()], (text, now) => {
      const shown = promotionAt({ ...setting, bonusTimeStart: text }, now);
      expect(shown.offered && shown.periods[0].start).toBe(text.slice(0, 5));
      expect(shown.offered && shown.periods[0].running).toBe(isWindowOpen(text, setting.bonusTimeEnd, now));
    });
  });
});

describe("isWindowOpen", () => {
  test.each([
    ["10:00:00", "11:59:59", "09:59:59.999", false],
    ["10:00:00", "11:59:59", "10:00:00.000", true],
    ["10:00:00", "11:59:59", "11:59:59.999", true],
    ["10:00:00", "11:59:59", "12:00:00.000", false],
    ["22:00:00", "01:59:59", "23:59:59.999", true],
    ["22:00:00", "01:59:59", "00:00:00.000", true],
    ["22:00:00", "01:59:59", "01:59:59.999", true],
    ["22:00:00", "01:59:59", "02:00:00.000", false],
    ["22:00", "23:59", "23:59:59.999", true],
    ["22:00", "23:59", "21:59:59.999", false],
    ["12:00", "12:00", "12:00:59.999", true],
    ["12:00", "12:00", "12:01:00.000", false],
    ["", "", "12:00:00.000", false],
    ["24:00", "25:00", "00:00:00.000", false],
    ["24:00", "23:59", "12:00:00.000", false],
    ["11:60", "23:59", "13:00:00.000", false],
    ["11:00:60", "23:59", "13:00:00.000", false],
    ["9:00", "17:00", "12:00:00.000", false],
  ])("%s to %s at %s: %s", (start, end, time, open) => {
    expect(isWindowOpen(start, end, inBangkok(time))).toBe(open);
  });

  test("is always open from 00:00:00 to 23:59:59, and the same on every day", () => {
    always([anInstant(), aTime(), aTime()], (now, start, end) => {
      expect(isWindowOpen("00:00:00", "23:59:59", now)).toBe(true);
      expect(isWindowOpen(start, end, plus(now, DAY_MS))).toBe(isWindowOpen(start, end, now));
    });
  });

  test("includes both ends, and shares the day without a gap with the period between its ends", () => {
    always([aTime(), aTime(), anInstant()], (start, end, now) => {
      expect(isWindowOpen(start, end, inBangkok(start)) && isWindowOpen(start, end, inBangkok(end))).toBe(true);
      const time = timeAt(now);
      const inside = start <= end ? start <= time && time <= end : start <= time || time <= end;
      expect(isWindowOpen(start, end, now)).toBe(inside);
    });
  });
});

test.each([
  [-5, "-0.05"],
  [-1, "-0.01"],
  [12.5, "0.13"],
  [0, "0.00"],
  [1e17, "1000000000000000.00"],
])("an end-digit bonus of %d is shown as %s", (endNumberBonus, text) => {
  expect(promotionAt({ ...setting, endNumberBonus }, noon)).toMatchObject({ periods: [{ endDigitBonus: text }, {}] });
});

test.each([
  "1o:00",
  "10:0o",
  "/0:00",
  ":0:00",
  "0/:00",
  "0::00",
  "10-00",
  "10:00-00",
  "24:00",
  "10:60",
  "10:00:60",
  "1000:",
  "10:00:0",
  "10:00:",
])("a period from or to %s never runs", (wrong) => {
  for (const hour of ["00:00:00", "10:00:00", "23:59:59"]) {
    expect(isWindowOpen(wrong, "23:59", inBangkok(hour))).toBe(false);
    expect(isWindowOpen("00:00", wrong, inBangkok(hour))).toBe(false);
  }
});

test("every digit counts in a time of day", () => {
  for (const time of ["09:19:29", "19:09:59", "20:50:09"]) {
    const moment = inBangkok(time);
    expect(isWindowOpen(time, time, moment)).toBe(true);
    expect(isWindowOpen(time, time, plus(moment, -1))).toBe(false);
    expect(isWindowOpen(time, time, plus(moment, 1000))).toBe(false);
  }
});
