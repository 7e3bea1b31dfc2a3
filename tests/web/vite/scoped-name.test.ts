import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../../../cli/boot/root.mjs";
import { scopedName } from "../../../web/vite/scoped-name.ts";

test("a class has one name in its style sheet, on every machine, and another one in every other style sheet", () => {
  const sheets = globSync("web/**/*.module.css", { cwd: ROOT }).map((file) => join(ROOT, file));
  const names = sheets.map((sheet) => scopedName("row", sheet));
  expect(names.length).toBeGreaterThan(100);
  expect(new Set(names).size).toBe(names.length);
  const [sheet = ""] = sheets;
  expect(scopedName("row", `${sheet}?used`)).toBe(scopedName("row", sheet));
  expect(scopedName("row", join(ROOT, "web/ui/layout/card.module.css"))).toMatch(/^row_[\w-]{4}$/);
});
