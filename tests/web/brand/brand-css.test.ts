import { expect, test } from "vitest";
import { brand } from "../../../web/brand/active-brand.ts";
import { brandCss } from "../../../web/brand/brand-css.ts";

test("sets the same colours for the dark scheme, the light scheme and the device's own", () => {
  const [dark = "", light = "", device = ""] = brandCss(brand).split("\n");
  const names = (css: string) => [...css.matchAll(/--(?!brand-\d)[\w-]+(?=:)/g)].map(([name]) => name);
  expect(names(light).length).toBeGreaterThan(20);
  expect(names(dark)).toEqual(names(light));
  expect(names(device)).toEqual(names(light));
  expect(device).toContain('[data-scheme="device"]');
});
