import fc from "fast-check";
import { expect, test } from "vitest";
import { contrast, fromHex } from "../../../web/brand/oklch.ts";
import { CONTROL_CONTRAST, type Palette, palette, TEXT_CONTRAST } from "../../../web/brand/palette.ts";
import { aColor } from "./a-color.ts";

const aScheme = () => fc.constantFrom("dark" as const, "light" as const);

/** Each colour, the colours that it may appear on, and the contrast that it must have with them. */
const PAIRS: readonly (readonly [keyof Palette, readonly (keyof Palette)[], number])[] = [
  ["text", ["ink-0", "ink-1", "ink-2", "ink-3", "input"], 7],
  ["muted", ["ink-0", "ink-1", "ink-2", "ink-3", "input"], TEXT_CONTRAST],
  ["faint", ["ink-0", "ink-1", "ink-2", "ink-3", "input"], TEXT_CONTRAST],
  ["brand-strong", ["ink-0", "ink-1", "ink-2", "ink-3", "brand-wash"], TEXT_CONTRAST],
  ["brand-ink", ["brand", "brand-hover"], TEXT_CONTRAST],
  ["brand-wash-text", ["brand-wash"], TEXT_CONTRAST],
  ["brand", ["ink-0", "ink-1", "ink-2"], CONTROL_CONTRAST],
  ["brand-hover", ["ink-0", "ink-1", "ink-2"], CONTROL_CONTRAST],
  ["edge", ["ink-0", "ink-1", "ink-2", "input"], CONTROL_CONTRAST],
  ["field-text", ["field-1", "field-2", "field-3", "field-control"], 7],
  ["field-muted", ["field-1", "field-2", "field-3"], TEXT_CONTRAST],
];

test("has the guaranteed contrasts with any theme colour, in both schemes", () => {
  fc.assert(
    fc.property(aColor(), aScheme(), (theme, scheme) => {
      const colors = palette(theme, scheme);
      for (const [front, grounds, ratio] of PAIRS) {
        for (const ground of grounds) {
          const found = contrast(colors[front], colors[ground]);
          expect(found, `${front} on ${ground}: ${found.toFixed(2)}`).toBeGreaterThanOrEqual(ratio);
        }
      }
    }),
    { numRuns: 400 },
  );
});

test("has only colours that a style sheet can read", () => {
  fc.assert(
    fc.property(aColor(), aScheme(), (theme, scheme) => {
      for (const color of Object.values(palette(theme, scheme))) expect(color).toMatch(/^#[0-9a-f]{6}$/);
    }),
  );
});

test("uses a theme colour that has enough contrast as it is", () => {
  expect(palette("#1fbf75", "dark").brand).toBe("#1fbf75");
});

test("makes dark surfaces lighter from the page to the control", () => {
  const colors = palette("#1fbf75", "dark");
  const lightness = (["ink-0", "ink-1", "ink-2", "ink-3"] as const).map((name) => fromHex(colors[name]).l);
  expect(lightness).toEqual([...lightness].sort((a, b) => a - b));
  expect(new Set(lightness).size).toBe(4);
});
