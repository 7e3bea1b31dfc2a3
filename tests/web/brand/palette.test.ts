import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { schemeColors } from "../../../web/brand/look/look-colors.ts";
import { DEFAULT_LOOK, type Look } from "../../../web/brand/look/look-fields.ts";
import { contrast, fromHex } from "../../../web/brand/oklch.ts";
import { type PaletteScheme, palette } from "../../../web/brand/palette.ts";
import { aColor, colorCube } from "./a-color.ts";
import { PAIRS } from "./palette-pairs.ts";

type Ground = Pick<Look, "ground" | "groundColor" | "hero">;

const SCHEMES = ["dark", "light", "paper"] as const satisfies readonly PaletteScheme[];
const aScheme = () => fc.constantFrom(...SCHEMES);
const aGround = (): fc.Arbitrary<Ground> =>
  fc.record({
    ground: fc.constantFrom("ink", "tinted", "deep"),
    groundColor: fc.option(aColor(), { nil: undefined }),
    hero: fc.constantFrom("dark", "light"),
  });

/** Every pair that has too little contrast, in words. */
function lowContrasts(theme: string, scheme: PaletteScheme, look: Ground = DEFAULT_LOOK): readonly string[] {
  const colors = schemeColors({ themeColor: theme, look: { ...DEFAULT_LOOK, ...look } }, scheme);
  return PAIRS.flatMap(([front, grounds, ratio]) =>
    grounds.flatMap((ground) => {
      const found = contrast(colors[front] ?? "", colors[ground] ?? "");
      return found >= ratio
        ? []
        : [`${theme} ${scheme} ${JSON.stringify(look)}: ${front} on ${ground}: ${found.toFixed(2)}`];
    }),
  );
}

/** Every pair of every colour of a cube, with this many steps between two colours of an edge. */
function expectContrastsOfCube(step: number, colors: number): void {
  const cube = colorCube(step);
  expect(cube).toHaveLength(colors);
  expect(SCHEMES.flatMap((scheme) => cube.flatMap((theme) => lowContrasts(theme, scheme)))).toEqual([]);
}

function expectContrastsOfAny(numRuns: number): void {
  fc.assert(
    fc.property(aColor(), aScheme(), aGround(), (theme, scheme, look) => {
      expect(lowContrasts(theme, scheme, look)).toEqual([]);
    }),
    { numRuns },
  );
}

describe("has the guaranteed contrasts in every scheme", () => {
  test("over a cube of 64 theme colours", () => expectContrastsOfCube(85, 64));
  test("over a cube of 4,096 theme colours", { tags: ["long"] }, () => expectContrastsOfCube(17, 4096));
  test("with any theme colour on any ground", () => expectContrastsOfAny(500));
  test("with ten thousand theme colours on any ground", { tags: ["long"] }, () => expectContrastsOfAny(10_000));
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
