import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { brand } from "../../../web/brand/active-brand.ts";
import { servedPage } from "../../../web/vite/served-page.ts";

test("escapes the brand and the texts", () => {
  const html = servedPage("<title>%name%</title>", { ...brand, name: `<b>"A&B"` });
  expect(html).toBe("<title>&#60;b&#62;&#34;A&#38;B&#34;</title>");
});

test("throws on a placeholder without a value", () => {
  expect(() => servedPage("%nonsense%", brand)).toThrow("%nonsense%");
});

test("fills every placeholder of index.html, and leaves no inline script or style", () => {
  const html = servedPage(readFileSync(resolve(import.meta.dirname, "../../../web/index.html"), "utf8"), brand);
  expect(html).toContain(brand.name);
  expect(html).not.toMatch(/%\w+%/);
  expect(html).not.toMatch(/\sstyle=|<style|<script>/);
});
