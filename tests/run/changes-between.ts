import type { SharedState } from "./shared-state.ts";

/** What differs, by names only: a variable may be a secret. A global that is new is none of them: libraries add some. */
export function changesBetween(before: SharedState, after: SharedState): readonly string[] {
  return [
    ...(before.folder === after.folder ? [] : ["the folder"]),
    ...(before.hasFakeTimers === after.hasFakeTimers ? [] : ["the timers"]),
    ...(before.modules === after.modules ? [] : ["the modules: vi.resetModules() needs a process of its own"]),
    ...changedNames(before.variables, after.variables),
    ...changedNames(after.variables, before.variables).filter((name) => !before.variables.has(name)),
    ...changedNames(before.globals, after.globals),
  ];
}

function changedNames(from: ReadonlyMap<string, unknown>, to: ReadonlyMap<string, unknown>): readonly string[] {
  return [...from].filter(([name, value]) => !Object.is(to.get(name), value)).map(([name]) => name);
}
