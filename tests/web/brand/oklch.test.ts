import fc from "fast-check";
import { expect, test } from "vitest";
import { contrast, fromHex, toHex } from "../../../web/brand/oklch.ts";
import { aColor } from "./a-color.ts";

test("every screen colour is the same after the conversion there and back", () => {
  fc.assert(
    fc.property(aColor(), (color) => {
      expect(toHex(fromHex(color))).toBe(color);
    }),
  );
});

test("a colour beyond the screen's gamut keeps its hue and lightness", () => {
  const shown = fromHex(toHex({ mode: "oklch", l: 0.6, c: 0.37, h: 145 }));
  expect(shown.l).toBeCloseTo(0.6, 2);
  expect(Math.abs((shown.h ?? 0) - 145)).toBeLessThan(2);
});

test("a text that is no colour is an error", () => {
  expect(() => fromHex("green-ish")).toThrow("not a colour: green-ish");
});

test("the contrast is the one that WCAG defines", () => {
  expect(contrast("#000000", "#ffffff")).toBe(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  expect(contrast("#1fbf75", "#1fbf75")).toBe(1);
});
