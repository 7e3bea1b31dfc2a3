import { expect, test } from "vitest";
import { readBrand } from "../../../web/brand/brand.ts";
import { brandCss } from "../../../web/brand/brand-css.ts";
import chad from "../../../web/brand/brands/chad/chad.json" with { type: "json" };
import { lookTokens } from "../../../web/brand/look/look-tokens.ts";

const read = readBrand(chad);
if (!read.ok) throw new Error(read.error.join("\n"));
const brand = read.value;
const lines = brandCss(brand).split("\n");

test("sets the same colours for the dark scheme and the light one", () => {
  const [dark = "", light = ""] = lines;
  const names = (css: string) => [...css.matchAll(/--(?!brand-\d)([\w-]+)(?=:)/g)].map(([, name = ""]) => name);
  const same = new Set(brand.look ? Object.keys(lookTokens(brand.look)) : []);
  expect(same.size).toBeGreaterThan(20);
  expect(names(light).length).toBeGreaterThan(20);
  expect(names(dark).filter((name) => !same.has(name))).toEqual(names(light));
  expect(light).toContain('[data-scheme="light"]');
});

test("a reader who wants less motion has none, whatever the look says", () => {
  const still = lines.find((line) => line.includes("prefers-reduced-motion")) ?? "";
  expect(still).toContain("--fast:0ms;--slow:0ms;--press:none;");
  expect(lines.indexOf(still)).toBe(lines.length - 1);
});

test("cards of paper have the light scheme on a dark page, and a brand without them has no rule for cards", () => {
  const { look: _, ...plain } = brand;
  expect(lines.some((line) => line.includes(" [data-card]{"))).toBe(true);
  expect(brandCss(plain)).not.toContain("[data-card]");
});
