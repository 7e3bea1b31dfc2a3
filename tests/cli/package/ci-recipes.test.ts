import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { ROOT } from "../../../cli/boot/root.mjs";
import { readCommandLine } from "../../../cli/command-line/read-command-line.ts";
import manifest from "../../../package.json" with { type: "json" };
import { readShellLine } from "../shell-line.ts";

const CI = readFileSync(join(ROOT, "cli/recipes-for-ci.md"), "utf8");
const MANUALS = globSync("cli/**/*.md", { cwd: ROOT })
  .map((path) => readFileSync(join(ROOT, path), "utf8"))
  .join("\n");

function blocks(text: string, language: string): readonly string[] {
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\`$`, "gm"))].map(([, block = ""]) => block);
}

/** Every text in a recipe, and the keys that lead to it. */
function textsIn(value: unknown, keys: readonly string[] = []): readonly (readonly [keys: string, text: string])[] {
  if (typeof value === "string") return [[keys.join("."), value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) => textsIn(below, [...keys, key]));
}

const RECIPES = blocks(CI, "yaml").map((text): Record<string, unknown> => parse(text));
const LINES = RECIPES.flatMap((recipe) => textsIn(recipe))
  .filter(([keys]) => /(\.run|script\.\d+)$/.test(keys))
  .flatMap(([, text]) => text.trim().split("\n"));
const OURS = LINES.flatMap((line) => line.split(" || ")).filter((line) => /^(npx )?sanam /.test(line));

/** Fails for a line that the tool would refuse before it calls anything. */
function expectRight(line: string): void {
  const { argv, env } = readShellLine(line);
  const read = readCommandLine(argv, env);
  expect([line, read]).toEqual([line, expect.objectContaining({ ok: true })]);
  if (!read.ok || read.value.asked !== "command") return;
  const { command, texts } = read.value.call;
  for (const [name, option] of Object.entries(command.options)) {
    expect([line, name, option.read(texts[name])]).toEqual([line, name, expect.objectContaining({ ok: true })]);
  }
}

describe("the recipes for CI", () => {
  test("there is one for GitHub and one for GitLab", () => {
    expect(RECIPES.map((recipe) => Object.keys(recipe))).toEqual([["name", "on", "permissions", "jobs"], ["backend"]]);
  });

  test("they run flows and the verdict with reports, as commands that the tool takes", () => {
    expect(OURS.filter((line) => line.includes("--junit"))).toHaveLength(4);
    for (const line of OURS) expectRight(line);
  });

  test("their other commands are scripts of this repository, or npm's own", () => {
    const others = LINES.flatMap((line) => line.split(" || ")).filter((line) => !OURS.includes(line));
    for (const line of others) {
      const script = /^npm run ([\w:]+)$/.exec(line)?.[1];
      if (script !== undefined) expect(Object.keys(manifest.scripts)).toContain(script);
      else expect(line).toMatch(/^(npm install --global --offline \S+\.tgz|export PATH=\S+)$/);
    }
  });

  test("every report that a step writes is kept", () => {
    for (const recipe of RECIPES) {
      const texts = textsIn(recipe);
      const written = texts.flatMap(([, text]) =>
        [...text.matchAll(/--(?:junit|html) (\S+)/g)].map(([, file = ""]) => file),
      );
      const stored = texts.filter(([keys]) => /(path|paths\.\d+|junit\.\d+)$/.test(keys)).map(([, text]) => text);
      expect(written.length).toBeGreaterThan(0);
      for (const file of written) expect([file, stored.some((path) => file.startsWith(path))]).toEqual([file, true]);
    }
  });

  test("they name the version of this package", () => {
    for (const [name] of MANUALS.matchAll(/sanam-[\d.]+\.tgz/g)) expect(name).toBe(`sanam-${manifest.version}.tgz`);
  });

  test("a wrong command in them would be found", () => {
    expect(() => expectRight("npx sanam flow run all --junnit x.xml")).toThrow();
    expect(() => expectRight("sanam rules cap --level iron --amount 5")).toThrow();
  });
});

test("every command line in the manuals is one that the tool takes", () => {
  const lines = blocks(MANUALS, "sh").flatMap((block) => block.split("\n"));
  const ours = lines.filter((line) => /^([A-Z_]+=\S+ )*(npx )?sanam /.test(line));
  expect(ours.length).toBeGreaterThan(5);
  for (const line of ours) expectRight(line.replace(/ +#.*$/, ""));
});
