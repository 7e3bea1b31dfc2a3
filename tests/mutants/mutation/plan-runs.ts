import type { Mutation } from "./mutation.ts";
import type { Reach } from "./reach.ts";
import { remembers } from "./remembers.ts";
import type { Plan } from "./worker/plan.ts";

/**
 * Of the tests that reach a mutation, those of its own file, then those of the nearest folder and then the quickest files
 * are asked, up to this time of the processor.
 */
const MOST_MS = 3000;
const LEAST_FILES = 4;

/** Which tests are asked about each mutation, in which order. A mutation that no test reaches has none. */
export function planRuns(
  mutations: readonly Mutation[],
  reach: Reach,
  testsOf: (file: string) => readonly string[],
): Plan["mutations"] {
  return mutations.map((mutation) => {
    const asked = testsOf(mutation.file);
    const loading = reach.loads.get(mutation.id)?.filter((file) => asked.includes(file));
    const reaching = (reach.tests.get(mutation.id) ?? []).filter(({ file }) => asked.includes(file));
    const isWholeFile = new Set(reaching.filter(({ test }) => test === undefined).map(({ file }) => file));
    const files = [...new Set([...(loading ?? []), ...reaching.map(({ file }) => file)])];
    const choices = files.map((file) => {
      const named = reaching.filter((one) => one.file === file && one.test !== undefined);
      const all = loading?.includes(file) || isWholeFile.has(file);
      const ms = all ? (reach.msOfFile.get(file) ?? 0) : named.reduce((sum, one) => sum + one.ms, 0);
      return { file, ms, tests: all ? (true as const) : named.flatMap(({ test }) => test ?? []) };
    });
    const own = `tests/${mutation.file.replace(/\.ts$/, ".test.ts")}`;
    choices.sort((one, other) => nearnessOf(other.file, own) - nearnessOf(one.file, own) || one.ms - other.ms);
    let left = MOST_MS;
    const chosen = choices.filter(({ ms }, index) => {
      if (index >= LEAST_FILES && ms > left) return false;
      left -= ms;
      return true;
    });
    return {
      ...mutation,
      ...((loading || remembers(mutation.file)) && { isStatic: true }),
      tests: Object.fromEntries(chosen.map(({ file, tests }) => [file, tests])),
    };
  });
}

/** How many folders two paths have in common, plus one for the same file. */
function nearnessOf(path: string, own: string): number {
  const [folders, ownFolders] = [path.split("/"), own.split("/")];
  const common = folders.findIndex((name, index) => name !== ownFolders[index]);
  return common === -1 ? folders.length : common;
}
