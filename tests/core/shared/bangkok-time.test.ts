import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addDays,
  type BangkokDate,
  bangkokDateOf,
  bangkokMsOfDay,
  bangkokTimeOf,
  DAY_MS,
  dayOfMonth,
  daysInMonth,
  endOfDay,
  type Instant,
  instant,
  isSameBangkokDay,
  monthOf,
  nextBangkokMidnight,
  parseBangkokDate,
  parseInstant,
  plus,
  startOfDay,
  toIso,
  weekdayOf,
} from "../../../core/shared/bangkok-time.ts";
import { always } from "../../always.ts";
import { anyText, textOf } from "../../arbitraries/core/text.ts";
import { aBangkokDate, anInstant } from "../../arbitraries/core/time.ts";

const at = (iso: string): Instant => {
  const moment = parseInstant(iso);
  if (moment === undefined) throw new Error(`not an instant: ${iso}`);
  return moment;
};

const day = (text: string): BangkokDate => {
  const date = parseBangkokDate(text);
  if (!date) throw new Error(`no day: ${text}`);
  return date;
};

describe("instants", () => {
  test("are read as they are printed", () => {
    always([anInstant()], (moment) => expect(parseInstant(toIso(moment))).toBe(moment));
  });

  test("are printed as Date prints them", () => {
    always([anInstant()], (moment) => expect(toIso(moment)).toBe(new Date(moment).toISOString()));
    for (const moment of ["1000-01-01T17:00:00.000Z", "1900-03-01T00:00:00.000Z", "2000-02-29T23:59:59.999Z"]) {
      expect(toIso(at(moment))).toBe(moment);
    }
  });

  test("are read as Date reads them from any digits in our format, if the day exists", () => {
    const two = fc.integer({ min: 0, max: 99 }).map((count) => String(count).padStart(2, "0"));
    const form = fc
      .tuple(fc.integer({ min: 1000, max: 9998 }), two, two, two, two, two, fc.integer({ min: 100, max: 999 }))
      .map(([y, mo, d, h, mi, s, ms]) => `${y}-${mo}-${d}T${h}:${mi}:${s}.${ms}Z`);
    always([fc.oneof(form, anInstant().map(toIso))], (iso) => {
      const read = parseBangkokDate(iso.slice(0, 10)) ? Date.parse(iso) : Number.NaN;
      expect(parseInstant(iso) ?? Number.NaN).toBe(read);
    });
  });

  test("exist for a day exactly when printing gives the same day", () => {
    const digits = fc.tuple(fc.integer({ min: 1000, max: 9999 }), fc.integer({ min: 0, max: 14 }), fc.nat(33));
    always([digits], ([y, mo, d]) => {
      const text = `${y}-${String(mo).padStart(2, "0")}-${String(d).padStart(2, "0")}`;
      const ms = Date.parse(`${text}T00:00:00Z`);
      const real = !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
      expect(parseBangkokDate(text)).toBe(real ? text : undefined);
    });
  });

  test("are read in every format of the standard with seconds or without", () => {
    for (const zone of ["Z", "+07:00", "-03:30"]) {
      for (const seconds of ["", ":59", ":59.1", ":59.12", ":59.123", ":59.1234"]) {
        const iso = `2026-11-21T23:59${seconds}${zone}`;
        expect([iso, parseInstant(iso)]).toEqual([iso, Date.parse(iso)]);
      }
    }
  });

  test("respect the offset of a zone", () => {
    expect(at("2026-11-21T00:00:00+07:00")).toBe(at("2026-11-20T17:00:00Z"));
    expect(at("2026-11-21T00:00+07:00")).toBe(at("2026-11-20T17:00:00.000Z"));
  });

  test.each([
    "2026-11-21T00:00:00",
    "2026-11-21",
    "Fri Nov 20 2026 17:43:36 GMT",
    "2026-02-30T00:00:00Z",
    "2026-13-01T00:00:00Z",
    "2026-11-21T25:00:00Z",
    "2026-11-21T00:00:00+99:00",
    "1",
    "",
    " 2026-11-21T00:00:00Z",
    "2026-11-21 (2026-11-21T00:00:00Z",
    "2026-11-21T00:00:00Z123Z",
    "2026-11-21T24:30:00.000Z",
    "2026-11-21T23:60:00.000Z",
    "2026-11-21T23:59:60.000Z",
  ])("reject %j: it has no zone, no real day or another format", (text) => {
    expect(parseInstant(text)).toBeUndefined();
  });

  test("make no other function throw", () => {
    const nearMiss = fc
      .tuple(fc.integer({ min: 0, max: 10_001 }), textOf("0123456789-T:Z.+", 24))
      .map(([year, rest]) => `${String(year).padStart(4, "0")}-12-31T23:59:59.999${rest}`);
    always(
      [
        fc.oneof(
          anyText(),
          nearMiss,
          nearMiss.map((text) => text.slice(0, 23).concat("Z")),
        ),
      ],
      (text) => {
        const moment = parseInstant(text);
        if (moment === undefined) return;
        expect(parseBangkokDate(bangkokDateOf(moment))).toBe(bangkokDateOf(moment));
        expect(toIso(moment)).toMatch(/Z$/);
      },
    );
  });

  test("cover the years of four digits in Bangkok", () => {
    expect(bangkokDateOf(instant(Date.UTC(10_000, 0, 1) - 7 * 3_600_000 - 1))).toBe("9999-12-31");
    expect(bangkokDateOf(instant(Date.UTC(1000, 0, 1) - 7 * 3_600_000))).toBe("1000-01-01");
    for (const wrong of [
      Date.UTC(10_000, 0, 1) - 7 * 3_600_000,
      Date.UTC(1000, 0, 1) - 7 * 3_600_000 - 1,
      Date.UTC(999, 0, 1),
      1.5,
      Number.NaN,
      9e15,
    ]) {
      expect(() => instant(wrong)).toThrow(RangeError);
    }
  });
});

describe("the Bangkok day", () => {
  test("starts and ends at 17:00 UTC", () => {
    expect(bangkokDateOf(at("2026-11-20T16:59:59.999Z"))).toBe("2026-11-20");
    expect(bangkokDateOf(at("2026-11-20T17:00:00.000Z"))).toBe("2026-11-21");
    expect(bangkokTimeOf(at("2026-11-20T16:59:59.999Z"))).toBe("23:59");
    expect(bangkokTimeOf(at("2026-11-20T17:00:00.000Z"))).toBe("00:00");
  });

  test("contains every moment between its start and its end, and no other", () => {
    always([anInstant()], (moment) => {
      const day = bangkokDateOf(moment);
      expect(startOfDay(day)).toBeLessThanOrEqual(moment);
      expect(endOfDay(day)).toBeGreaterThan(moment);
      expect(endOfDay(day) - startOfDay(day)).toBe(DAY_MS);
      expect(bangkokDateOf(plus(endOfDay(day), -1))).toBe(day);
      expect(bangkokDateOf(endOfDay(day))).toBe(addDays(day, 1));
    });
  });

  test("has the same result for the fast functions as for dates", () => {
    always([anInstant(), fc.integer({ min: -2 * DAY_MS, max: 2 * DAY_MS })], (moment, distance) => {
      const day = bangkokDateOf(moment);
      const other = plus(moment, distance);
      expect(nextBangkokMidnight(moment)).toBe(endOfDay(day));
      expect(bangkokMsOfDay(moment)).toBe(moment - startOfDay(day));
      expect(isSameBangkokDay(moment, other)).toBe(bangkokDateOf(other) === day);
    });
    expect(nextBangkokMidnight(instant(-1))).toBe(at("1970-01-01T17:00:00Z"));
  });

  test("is the same again after adding and subtracting days", () => {
    always([aBangkokDate(), fc.integer({ min: -4000, max: 4000 })], (day, count) => {
      expect(addDays(addDays(day, count), -count)).toBe(day);
    });
  });
});

describe("dates", () => {
  test("are read as they are written if they exist, and rejected otherwise", () => {
    always([aBangkokDate()], (day) => expect(parseBangkokDate(day)).toBe(day));
    for (const wrong of [
      "2026-02-29",
      "2026-04-31",
      "2026-00-10",
      "2026-1-1",
      "0999-01-01",
      "2026-11-21T00:00:00Z",
      "2026-11-212026-11-21",
      "",
    ]) {
      expect(parseBangkokDate(wrong)).toBeUndefined();
    }
    always([anyText()], (text) => expect(parseBangkokDate(text)).toBeUndefined());
  });

  test("number the days of a month from 1 to its length, each on the next weekday", () => {
    always([aBangkokDate()], (day) => {
      const tomorrow = addDays(day, 1);
      const last = dayOfMonth(day) === daysInMonth(day);
      expect(dayOfMonth(tomorrow)).toBe(last ? 1 : dayOfMonth(day) + 1);
      expect(monthOf(tomorrow) !== monthOf(day)).toBe(last);
      expect(weekdayOf(tomorrow)).toBe((weekdayOf(day) + 1) % 7);
    });
    expect(weekdayOf(day("2028-02-10"))).toBe(4);
  });

  test("have the right length of a month, leap years and centuries included", () => {
    const lengths = Array.from({ length: 12 }, (_, month) =>
      daysInMonth(day(`2026-${String(month + 1).padStart(2, "0")}-01`)),
    );
    expect(lengths).toEqual([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
    expect(["2000-02-01", "2028-02-29", "2100-02-28"].map((text) => daysInMonth(day(text)))).toEqual([29, 29, 28]);
    expect(monthOf(day("2026-11-21"))).toBe("2026-11");
  });
});
