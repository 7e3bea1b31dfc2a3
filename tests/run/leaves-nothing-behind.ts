import { afterAll, expect, vi } from "vitest";

/** What the next file of the same process would find changed. */
function sharedState() {
  return {
    folder: process.cwd(),
    hasFakeTimers: vi.isFakeTimers(),
    variables: new Map<string, unknown>(Object.entries(process.env)),
    // Without the getters: Node replaces some by their values when they are read first.
    globals: new Map<string, unknown>(
      Object.entries(Object.getOwnPropertyDescriptors(globalThis)).flatMap(([name, { value }]) =>
        value === undefined ? [] : [[name, value]],
      ),
    ),
  };
}

/** Only names: a variable may be a secret. */
function changedNames(from: ReadonlyMap<string, unknown>, to: ReadonlyMap<string, unknown>): readonly string[] {
  return [...from].filter(([name, value]) => !Object.is(to.get(name), value)).map(([name]) => name);
}

const before = sharedState();

afterAll(() => {
  const after = sharedState();
  expect([after.folder, after.hasFakeTimers]).toEqual([before.folder, before.hasFakeTimers]);
  expect(changedNames(before.variables, after.variables)).toEqual([]);
  expect(changedNames(after.variables, before.variables)).toEqual([]);
  expect(changedNames(before.globals, after.globals)).toEqual([]);
});
