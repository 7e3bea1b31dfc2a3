import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "../../../cli/boot/root.mjs";

/** Tests that start no process and write no file, by the part of the product that they prove. */
const TESTS: Readonly<Record<string, string>> = {
  core: "tests/core/**/*.test.ts",
  adapters: "tests/adapters/house/**/*.test.ts",
};
const SLOW =
  /\/(journals|node|limit-stores|pictures|browser|audit|derived|collections)\/|shared-database|sandbox-banks/;

const readBefore = new Map<string, readonly string[]>();

/** By test file, how many imports lie between it and a source. Without those that do not import it. */
export function relatedTests(file: string): ReadonlyMap<string, number> {
  const tests = globSync(TESTS[file.split("/")[0] ?? ""] ?? [], { cwd: ROOT }).filter((test) => !SLOW.test(test));
  return new Map(
    tests.toSorted().flatMap((test) => {
      const distance = distanceTo(test, file);
      return distance === undefined ? [] : [[test, distance] as const];
    }),
  );
}

function distanceTo(test: string, wanted: string): number | undefined {
  const seen = new Set([test]);
  let nearest = [test];
  for (let distance = 1; nearest.length > 0; distance++) {
    nearest = [...new Set(nearest.flatMap(importsOf))].filter((file) => !seen.has(file));
    if (nearest.includes(wanted)) return distance;
    for (const file of nearest) seen.add(file);
  }
  return undefined;
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
