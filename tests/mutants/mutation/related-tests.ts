import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "../../../cli/boot/root.mjs";

/**
 * Tests that start no process and write no file, by the part of the product that they prove. The contract and the routes
 * have the closed vocabularies and the paths of core.
 */
const TESTS: Readonly<Record<string, readonly string[]>> = {
  core: ["tests/core/**/*.test.ts", "tests/contracts/openapi/openapi.test.ts", "tests/web/app/page-paths.test.ts"],
  adapters: ["tests/adapters/house/**/*.test.ts"],
};
const SLOW =
  /\/(journals|node|limit-stores|pictures|browser|audit|derived|collections)\/|shared-database|sandbox-banks|seeds|sign-in-laws|house-limits|weak-passwords/;

const readBefore = new Map<string, readonly string[]>();

const foundBefore = new Map<string, readonly string[]>();

/** The test files that import a source, directly or through others. */
export function relatedTests(file: string): readonly string[] {
  const found = foundBefore.get(file);
  if (found) return found;
  const tests = globSync(TESTS[file.split("/")[0] ?? ""] ?? [], { cwd: ROOT }).filter((test) => !SLOW.test(test));
  const related = tests.toSorted().filter((test) => isRelated(test, file));
  foundBefore.set(file, related);
  return related;
}

/** Those of the folder of the source's context: they prove most of it, and quickly. */
export function nearTests(file: string): readonly string[] {
  const context = file.split("/").slice(0, file.startsWith("core/") ? 2 : 3);
  const folder = `tests/${context.join("/")}/`;
  return relatedTests(file).filter((test) => test.startsWith(folder));
}

function isRelated(test: string, wanted: string): boolean {
  const seen = new Set([test]);
  for (const file of seen) {
    for (const imported of importsOf(file)) seen.add(imported);
    if (seen.has(wanted)) return true;
  }
  return false;
}

/** Without what is imported for the type checker only. */
function importsOf(file: string): readonly string[] {
  const found = readBefore.get(file);
  if (found) return found;
  const source = readFileSync(join(ROOT, file), "utf8");
  const names = source.matchAll(/^(?:import|export)\s+(?!type\s)[^;]*?from "(\.[^"]+)"/gm);
  const imports = [...names].flatMap(([, name]) => {
    const path = join(dirname(file), name ?? "");
    return existsSync(join(ROOT, path)) ? [path] : [];
  });
  readBefore.set(file, imports);
  return imports;
}
