import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { contrast } from "../../../web/brand/oklch.ts";
import { CONTROL_CONTRAST, TEXT_CONTRAST } from "../../../web/brand/palette.ts";

const css = readFileSync(resolve(import.meta.dirname, "../../../web/brand/tokens.css"), "utf8");
const [base = "", light = ""] = css.split(/:root[^{]*\{/).slice(1);
const token = (name: string) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(base)?.[1] ?? "missing";

test("the light scheme changes only what the base has", () => {
  const declared = (block: string) => [...block.matchAll(/(--[\w-]+): [^;]+;/g)].map(([, name]) => name);
  expect(declared(light).length).toBeGreaterThan(2);
  expect(declared(base)).toEqual(expect.arrayContaining(declared(light)));
});

/** Colours that no brand changes, on the grounds that they stand on. */
test.each([
  ["gold-ink", ["gold-fill", "gold-fill-2"], TEXT_CONTRAST],
  ["level-silver-ink", ["level-silver", "level-silver-2"], CONTROL_CONTRAST],
  ["level-gold-ink", ["level-gold", "level-gold-2"], CONTROL_CONTRAST],
  ["level-platinum-ink", ["level-platinum", "level-platinum-2"], CONTROL_CONTRAST],
  ["level-diamond-ink", ["level-diamond", "level-diamond-2"], CONTROL_CONTRAST],
  ["level-vip-ink", ["level-vip", "level-vip-2"], CONTROL_CONTRAST],
  ["vip-text", ["vip-1", "vip-2", "vip-3", "vip-control"], TEXT_CONTRAST],
  ["vip-muted", ["vip-1", "vip-2", "vip-3"], TEXT_CONTRAST],
  ["gold-fill", ["vip-1", "vip-2", "vip-3"], CONTROL_CONTRAST],
  ["paper-ink", ["paper"], TEXT_CONTRAST],
  ["paper-faint", ["paper"], TEXT_CONTRAST],
  ["paper-bad", ["paper"], TEXT_CONTRAST],
  ["on-picture", ["prompt-pay"], TEXT_CONTRAST],
] as const)("%s has enough contrast on %j", (front, grounds, ratio) => {
  for (const ground of grounds) expect(contrast(token(front), token(ground)), ground).toBeGreaterThanOrEqual(ratio);
});
