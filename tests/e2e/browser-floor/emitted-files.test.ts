import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Node, parse } from "acorn";
import postcss from "postcss";
import { expect, test } from "vitest";
import { ROOT } from "../../../cli/boot/root.mjs";

const SITE = join(ROOT, "build/web");
const read = (file: string) => readFileSync(join(SITE, file), "utf8");

/** What ES2020 added that Chrome 79 or Safari 12 cannot read: of it, they have `import()` and `import.meta` only. */
function isTooNew(
  node: Node & { operator?: string; bigint?: string; exported?: unknown; regex?: RegexParts },
): boolean {
  if (node.type === "ChainExpression") return true;
  if (node.type === "LogicalExpression") return node.operator === "??";
  if (node.type === "ExportAllDeclaration") return Boolean(node.exported);
  if (node.type === "Literal") return node.bigint !== undefined || /\(\?<[=!]/.test(node.regex?.pattern ?? "");
  return false;
}
interface RegexParts {
  readonly pattern: string;
}

/** The places of a script that the oldest browsers cannot read. */
function tooNewIn(code: string): readonly string[] {
  const found: string[] = [];
  const visit = (value: unknown): void => {
    if (value === null || typeof value !== "object") return;
    if ("type" in value && "start" in value) {
      const node = value as Node;
      if (isTooNew(node)) found.push(code.slice(node.start, node.start + 60));
    }
    for (const child of Object.values(value)) visit(child);
  };
  try {
    visit(parse(code, { ecmaVersion: 2020, sourceType: "module" }));
  } catch (error) {
    found.push(String(error));
  }
  return found;
}

/** Declarations and selectors that the oldest browsers ignore, each with nothing before it that they understand. */
function unknownIn(css: string): readonly string[] {
  const found: string[] = [];
  postcss.parse(css).walkRules((rule) => {
    if (/:(?:is|where|has)\(/.test(rule.selector)) found.push(rule.selector);
    // An unknown selector drops its whole rule. One that takes the ring away from a mouse may be dropped.
    if (/:focus-visible/.test(rule.selector.replace(/:focus:not\(:focus-visible\)/g, ""))) found.push(rule.selector);
    const values = new Map<string, string>();
    rule.walkDecls(({ prop, value }) => {
      if (/^(?:inset|inset-.*|aspect-ratio|content-visibility|translate|rotate|scale)$/.test(prop))
        found.push(`${prop}: ${value}`);
      // Two values need the one that an old browser understands first.
      const isNew = /\b(?:[dsl]v[hw]|color-mix|oklch|clamp)\b|\d(?:[dsl]v[hw])\b/.test(value);
      if (isNew && !values.has(prop)) found.push(`${prop}: ${value}`);
      values.set(prop, value);
    });
    if (
      /flex/.test(values.get("display") ?? "") &&
      [...values.keys()].some((prop) => /^(?:row-|column-)?gap$/.test(prop))
    )
      found.push(`${rule.selector} has a gap between flex items`);
  });
  return found;
}

const scripts = globSync("**/*.js", { cwd: SITE });
const styles = globSync("**/*.css", { cwd: SITE });

test("every script of the build has only syntax that Chrome 79 and Safari 12 can read", () => {
  expect(scripts.length).toBeGreaterThan(50);
  expect(scripts.map((file) => [file, tooNewIn(read(file))]).filter(([, found]) => found?.length)).toEqual([]);
});

test("every style sheet of the build has only what Chrome 79 and Safari 12 know, or a fallback", () => {
  expect(styles.length).toBeGreaterThan(20);
  expect(styles.map((file) => [file, unknownIn(read(file))]).filter(([, found]) => found?.length)).toEqual([]);
});

test.each(["a?.b", "a ?? b", "1n", "/(?<=a)b/", "class A { x = 1 }", "a ||= b", "export * as a from 'a'", "await a"])(
  "the check of scripts finds %s",
  (code) => expect(tooNewIn(code)).not.toEqual([]),
);

test.each(["const { a, ...b } = c", "import('a')", "import.meta.url", "try {} catch {}", "async function* a() {}"])(
  "the check of scripts allows %s",
  (code) => expect(tooNewIn(code)).toEqual([]),
);

test.each([
  "a { display: flex; gap: 1px }",
  "a { inset: 0 }",
  "a { aspect-ratio: 1 }",
  "a:focus-visible { outline: 1px solid }",
  ":is(a, b) { color: red }",
  "a { height: 100dvh }",
  "a { content-visibility: auto }",
])("the check of styles finds %s", (css) => expect(unknownIn(css)).not.toEqual([]));

test("the check of styles allows a fallback", () => {
  expect(unknownIn("a { height: 100vh; height: 100dvh } :focus:not(:focus-visible) { outline: none }")).toEqual([]);
});
