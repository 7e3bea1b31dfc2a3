import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "../../cli/boot/root.mjs";
import { STYLE_RULES, type StyleRule } from "./house-style.ts";

const ALLOWED_TOP_LEVEL = [
  "CHANGELOG.md",
  "LICENSE",
  "README.md",
  "adapters",
  "cli",
  "contracts",
  "core",
  "package-lock.json",
  "package.json",
  "tests",
  "tsconfig.json",
  "web",
];
const NOT_COMMITTED = ["build", "node_modules"];

const files = ["core", "contracts", "adapters", "web", "cli", "tests"].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1)),
);

describe("the house style", () => {
  test.each(STYLE_RULES.map((rule) => [rule.name, rule] as const))("%s", (_, rule) => {
    const [path, text] = rule.breach;
    expect(covers(rule, path)).toBe(true);
    expect(rule.find(text, path)).not.toEqual([]);

    const covered = files.filter((file) => covers(rule, file));
    const broken = covered.flatMap((file) =>
      rule.find(readFileSync(join(ROOT, file), "utf8"), file).map((what) => `${file}: ${what}`),
    );
    expect(broken).toEqual([]);
  });

  test("the top level holds only what the design names", () => {
    const found = readdirSync(ROOT).filter((name) => !name.startsWith(".") && !NOT_COMMITTED.includes(name));
    expect(found.filter((name) => !ALLOWED_TOP_LEVEL.includes(name))).toEqual([]);
  });
});

function covers(rule: StyleRule, path: string): boolean {
  return rule.applies.test(path) && !rule.except?.test(path);
}
