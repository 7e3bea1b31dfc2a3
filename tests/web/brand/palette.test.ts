import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hueScale } from "../../../web/brand/hue-scale.ts";
import { contrast, fromHex, toHex } from "../../../web/brand/oklch.ts";
import { CONTROL_CONTRAST, type Palette, palette, TEXT_CONTRAST } from "../../../web/brand/palette.ts";

const aColor = () =>
  fc.oneof(
    fc.integer({ min: 0, max: 0xffffff }).map((bits) => `#${bits.toString(16).padStart(6, "0")}`),
    fc.constantFrom("#000000", "#ffffff", "#808080", "#ffff00", "#0000ff", "#ff0000", "#1fbf75"),
  );
const aScheme = () => fc.constantFrom("dark" as const, "light" as const);

/** Which colour may stand on which, and how far they must be apart. */
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

describe("palette", () => {
  test("every theme colour keeps the promised contrasts in both schemes", () => {
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

  test("every colour is a #rrggbb that a style sheet can take", () => {
    fc.assert(
      fc.property(aColor(), aScheme(), (theme, scheme) => {
        for (const color of [...Object.values(palette(theme, scheme)), ...Object.values(hueScale(theme))]) {
          expect(color).toMatch(/^#[0-9a-f]{6}$/);
        }
      }),
    );
  });

  test("a theme colour that already stands out is used as it is", () => {
    expect(palette("#1fbf75", "dark").brand).toBe("#1fbf75");
  });

  test("dark surfaces rise from the page to the control", () => {
    const colors = palette("#1fbf75", "dark");
    const rising = (["ink-0", "ink-1", "ink-2", "ink-3"] as const).map((name) => fromHex(colors[name]).l);
    expect(rising).toEqual([...rising].sort((a, b) => a - b));
    expect(new Set(rising).size).toBe(4);
  });
});

describe("oklch", () => {
  test("a screen colour survives the way there and back", () => {
    fc.assert(
      fc.property(aColor(), (color) => {
        expect(toHex(fromHex(color))).toBe(color);
      }),
    );
  });

  test("contrast is the one WCAG publishes", () => {
    expect(contrast("#000000", "#ffffff")).toBe(21);
    expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
    expect(contrast("#1fbf75", "#1fbf75")).toBe(1);
  });

  test("a colour beyond the screen keeps its hue and lightness", () => {
    const shown = fromHex(toHex({ mode: "oklch", l: 0.6, c: 0.37, h: 145 }));
    expect(shown.l).toBeCloseTo(0.6, 2);
    expect(Math.abs((shown.h ?? 0) - 145)).toBeLessThan(2);
  });
});

describe("hueScale", () => {
  test("darkens from 50 to 950", () => {
    fc.assert(
      fc.property(aColor(), (theme) => {
        const lightness = Object.values(hueScale(theme)).map((color) => fromHex(color).l);
        for (const [index, l] of lightness.entries()) {
          if (index > 0) expect(l).toBeLessThan(lightness[index - 1] ?? 0);
        }
      }),
    );
  });
});
