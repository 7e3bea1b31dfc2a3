import fc from "fast-check";
import { expect, test } from "vitest";
import { hueScale } from "../../../web/brand/brand-css.ts";
import { fromHex } from "../../../web/brand/oklch.ts";
import { aColor } from "./a-color.ts";

test("gets darker from 50 to 950", () => {
  fc.assert(
    fc.property(aColor(), (theme) => {
      const lightness = Object.values(hueScale(theme)).map((color) => fromHex(color).l);
      for (const [index, l] of lightness.entries()) {
        if (index > 0) expect(l).toBeLessThan(lightness[index - 1] ?? 0);
      }
    }),
  );
});

test("has only colours that a style sheet can read", () => {
  fc.assert(
    fc.property(aColor(), (theme) => {
      for (const color of Object.values(hueScale(theme))) expect(color).toMatch(/^#[0-9a-f]{6}$/);
    }),
  );
});
