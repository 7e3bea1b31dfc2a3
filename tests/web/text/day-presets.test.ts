import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { instant, lastDays } from "../../../core/shared/bangkok-time.ts";
import { dayPresets } from "../../../web/text/day-presets.ts";
import { winLossText } from "../../../web/text/th/games/win-loss.ts";

const deviceZone = process.env["TZ"];

afterEach(() => {
  if (deviceZone === undefined) delete process.env["TZ"];
  else process.env["TZ"] = deviceZone;
});

test("offers today, 7 days and 30 days, which all end today in Bangkok", () => {
  const now = instant(Date.parse("2026-11-20T23:59:59+07:00"));
  expect(dayPresets(now, winLossText)).toEqual([
    { key: "1", label: "วันนี้", range: { from: "2026-11-20", to: "2026-11-20" } },
    { key: "7", label: "7 วัน", range: { from: "2026-11-14", to: "2026-11-20" } },
    { key: "30", label: "30 วัน", range: { from: "2026-10-22", to: "2026-11-20" } },
  ]);
});

test.each(["Asia/Bangkok", "America/New_York", "Pacific/Kiritimati"])(
  "has the core's ranges at any moment, on a device in the zone %s",
  (zone) => {
    process.env["TZ"] = zone;
    const aMoment = fc.integer({ min: Date.UTC(2017, 0, 1), max: Date.UTC(2058, 0, 1) }).map(instant);
    fc.assert(
      fc.property(aMoment, (now) => {
        const ranges = dayPresets(now, winLossText).map(({ range }) => range);
        expect(ranges).toEqual([1, 7, 30].map((count) => lastDays(now, count)));
      }),
    );
  },
);
