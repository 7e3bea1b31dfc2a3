import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { contrast } from "../../../web/brand/oklch.ts";
import { type Palette, palette, TEXT_CONTRAST } from "../../../web/brand/palette.ts";
import { aColor } from "./a-color.ts";

const css = readFileSync(resolve(import.meta.dirname, "../../../web/brand/tokens.css"), "utf8");
const [base = "", light = "", device = ""] = css.split(/:root[^{]*\{/).slice(1);
const token = (block: string, name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(block)?.[1] ?? "missing";

test("tokens.css has the same light set whether the brand or the device chooses it", () => {
  const declared = (block: string) => [...block.matchAll(/--[\w-]+: [^;]+;/g)].map(([line]) => line);
  expect(declared(light).length).toBeGreaterThan(8);
  expect(declared(device)).toEqual(declared(light));
});

test.each([
  ["dark", base],
  ["light", light],
] as const)("gold, bad and info have text contrast on every surface of the %s scheme of any brand", (scheme, block) => {
  const surfaces = ["ink-0", "ink-1", "ink-2", "ink-3"] satisfies (keyof Palette)[];
  fc.assert(
    fc.property(aColor(), (theme) => {
      const colors = palette(theme, scheme);
      for (const name of ["gold", "bad", "info"]) {
        const grounds = [...surfaces.map((surface) => colors[surface]), token(block, `${name}-wash`)];
        for (const ground of grounds) {
          expect(contrast(token(block, name), ground), `${name} on ${ground}`).toBeGreaterThanOrEqual(TEXT_CONTRAST);
        }
      }
    }),
  );
  expect(contrast(token(block, "bad-ink"), token(block, "bad-fill"))).toBeGreaterThanOrEqual(TEXT_CONTRAST);
});
