import fc from "fast-check";
import { describe, expect, onTestFinished, test } from "vitest";
import { displayWidth, pad } from "../../../cli/output/display-width.ts";
import { render } from "../../../cli/output/render.ts";
import { fields, moment, table, text } from "../../../cli/output/view.ts";
import { bangkokDateOf, bangkokTimeOf, type Instant, instant, toIso } from "../../../core/shared/bangkok-time.ts";
import { always } from "../../always.ts";
import { anInstant, anyText } from "../../arbitraries.ts";

describe("the width of a text on a terminal", () => {
  test.each([
    ["gold", 4],
    ["กสิกรไทย", 7],
    ["ที่", 1],
    ["น้ำ", 2],
    ["บริษัท สนามดี จำกัด", 15],
    ["漢字", 4],
    ["฿1,234.50", 9],
    ["", 0],
  ])("%j takes %i columns", (shown, width) => {
    expect(displayWidth(shown)).toBe(width);
  });

  test("padding fills up to the width, on either side, and never cuts", () => {
    always([anyText(), fc.nat({ max: 80 }), fc.constantFrom("left", "right")], (shown, width, side) => {
      const padded = pad(shown, width, side);
      expect(displayWidth(padded)).toBe(Math.max(width, displayWidth(shown)));
      expect(padded).toContain(shown);
    });
  });
});

describe("a table", () => {
  const shown = render([
    table(
      ["Bank", "Amount>"],
      [
        ["กสิกรไทย", "฿5.00"],
        ["SCB", "฿1,234.50"],
      ],
      "None.",
    ),
  ]);

  test("keeps its columns under each other, stacked vowels or not", () => {
    const lines = shown.split("\n");
    expect(lines).toEqual(["Bank        Amount", "กสิกรไทย      ฿5.00", "SCB      ฿1,234.50"]);
    expect(new Set(lines.map(displayWidth)).size).toBe(1);
  });

  test("is a sentence when it has no rows", () => {
    expect(render([table(["Bank"], [], "None.")])).toBe("None.");
  });

  test("never lets a backend's text break a line or drive the terminal", () => {
    always([anyText(), anyText()], (one, other) => {
      const drawn = render([table(["A", "B"], [[one, other]], ""), fields({ A: one, B: undefined }), text(other)]);
      expect(drawn.split("\n")).toHaveLength(4);
      expect(drawn.replace(/\n/g, "")).not.toMatch(/\p{Cc}/u);
    });
  });
});

describe("a moment", () => {
  test("is written in Bangkok time, to the second", () => {
    expect(moment(instant(Date.parse("2026-11-20T17:00:05.999Z")))).toBe("2026-11-21 00:00:05 +07");
  });

  test("that is missing is a dash", () => {
    expect(moment(undefined)).toBe("-");
  });

  test.each(["UTC", "America/New_York", "Australia/Lord_Howe"])("does not depend on the machine's zone %s", (zone) => {
    const before = process.env["TZ"];
    process.env["TZ"] = zone;
    onTestFinished(() => {
      if (before === undefined) delete process.env["TZ"];
      else process.env["TZ"] = before;
    });
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    // In Bangkok, 02:30 to 03:30 of the days on which those zones change their clocks.
    for (const text of ["2026-03-08T06:30:00Z", "2026-03-08T07:30:00Z", "2026-04-04T15:15:00Z", "2026-10-03T15:45:00Z"])
      expect(moment(instant(Date.parse(text)))).toBe(bangkokText(instant(Date.parse(text))));
    always([anInstant()], (at) => expect(moment(at)).toBe(bangkokText(at)));
  });
});

function bangkokText(at: Instant): string {
  return `${bangkokDateOf(at)} ${bangkokTimeOf(at)}:${toIso(at).slice(17, 19)} +07`;
}
