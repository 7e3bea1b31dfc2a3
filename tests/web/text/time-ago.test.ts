import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS, instant, MINUTE_MS, plus, SECOND_MS, toIso } from "../../../core/shared/bangkok-time.ts";
import { formatMoment, timeAgo } from "../../../web/text/dates.ts";

const now = instant(Date.UTC(2026, 10, 21, 5, 3, 5));

test.each([
  [0, "เมื่อสักครู่"],
  [59 * SECOND_MS, "เมื่อสักครู่"],
  [MINUTE_MS, "เมื่อ 1 นาทีที่แล้ว"],
  [2 * MINUTE_MS - 1, "เมื่อ 1 นาทีที่แล้ว"],
  [3 * MINUTE_MS, "เมื่อ 3 นาทีที่แล้ว"],
  [HOUR_MS - 1, "เมื่อ 59 นาทีที่แล้ว"],
  [HOUR_MS, "เมื่อ 1 ชั่วโมงที่แล้ว"],
  [2 * HOUR_MS, "เมื่อ 2 ชั่วโมงที่แล้ว"],
  [DAY_MS - 1, "เมื่อ 23 ชั่วโมงที่แล้ว"],
  [DAY_MS, "เมื่อ 1 วันที่แล้ว"],
  [2 * DAY_MS, "เมื่อ 2 วันที่แล้ว"],
  [7 * DAY_MS - 1, "เมื่อ 6 วันที่แล้ว"],
  [7 * DAY_MS, "14 พ.ย. 69"],
  [400 * DAY_MS, "17 ต.ค. 68"],
])("writes a moment %i ms ago as %s", (age, relative) => {
  expect(timeAgo(plus(now, -age), now).relative).toBe(relative);
});

describe("a moment ahead of the device's clock", () => {
  test("is just now when it is less than a minute ahead", () => {
    expect(timeAgo(plus(now, MINUTE_MS - 1), now).relative).toBe("เมื่อสักครู่");
  });

  test("is written with its date and time when it is further ahead", () => {
    expect(timeAgo(plus(now, 10 * MINUTE_MS), now).relative).toBe("21 พ.ย. 69 12:13 น.");
  });
});

test("gives the exact moment and the ISO form beside every relative time", () => {
  const anAge = fc.integer({ min: -DAY_MS, max: 30 * DAY_MS });
  fc.assert(
    fc.property(anAge, (age) => {
      const at = plus(now, -age);
      expect(timeAgo(at, now)).toMatchObject({ exact: formatMoment(at), iso: toIso(at) });
    }),
  );
});

test("a relative time counts the whole units that have passed", () => {
  fc.assert(
    fc.property(fc.integer({ min: MINUTE_MS, max: 7 * DAY_MS - 1 }), (age) => {
      const [unitMs, unit] =
        age < HOUR_MS
          ? ([MINUTE_MS, "นาที"] as const)
          : age < DAY_MS
            ? ([HOUR_MS, "ชั่วโมง"] as const)
            : ([DAY_MS, "วัน"] as const);
      expect(timeAgo(plus(now, -age), now).relative).toBe(`เมื่อ ${Math.floor(age / unitMs)} ${unit}ที่แล้ว`);
    }),
  );
});
