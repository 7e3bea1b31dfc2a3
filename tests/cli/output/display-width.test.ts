import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { displayWidth, pad } from "../../../cli/output/render.ts";
import { always } from "../../always.ts";
import { anyText } from "../../arbitraries/core/text.ts";

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
  ])("of %j is %i columns", (shown, width) => {
    expect(displayWidth(shown)).toBe(width);
  });

  test("is reached by padding on either side, which never cuts the text", () => {
    always([anyText(), fc.nat({ max: 80 }), fc.constantFrom("left", "right")], (shown, width, side) => {
      const padded = pad(shown, width, side);
      expect(displayWidth(padded)).toBe(Math.max(width, displayWidth(shown)));
      expect(padded).toContain(shown);
    });
  });
});
