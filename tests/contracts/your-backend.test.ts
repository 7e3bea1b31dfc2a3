import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../../cli/boot/root.mjs";
import { neededFor, PART_NAMES, PARTS } from "../../contracts/parts.ts";
import { ENDPOINTS } from "../../contracts/table.ts";

const page = readFileSync(join(ROOT, "contracts/your-backend.md"), "utf8");

test("the page for backends names the least rows of each part, and is short", () => {
  for (const part of PART_NAMES) {
    const line = page.split("\n").find((each) => each.startsWith(`| ${part} |`)) ?? "";
    const rows = PARTS[part].least.map((name) => `\`${ENDPOINTS[name].method} ${ENDPOINTS[name].path}\``);
    expect(line).toBe(`| ${part} | ${rows.join(", ")} |`);
  }
  expect(Buffer.byteLength(page)).toBeLessThanOrEqual(10_000);
});

test("a row that adds to a part is not one that the part needs", () => {
  for (const part of PART_NAMES) {
    const { least, more } = PARTS[part];
    expect(new Set([...least, ...more]).size).toBe(least.length + more.length);
  }
  expect(neededFor("requestDeposit")).toEqual(["deposit"]);
  expect(neededFor("wheelLog")).toEqual([]);
});
