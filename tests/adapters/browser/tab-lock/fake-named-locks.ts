import type { NamedLocks } from "../../../../adapters/browser/tab-lock/named-locks.ts";

/** Doors between tabs of one test; the first who comes shuts one. */
export function fakeNamedLocks(): NamedLocks {
  const shut = new Map<string, Promise<void>>();
  return {
    shut: (name, until) => {
      if (shut.has(name)) return Promise.resolve(false);
      shut.set(name, until);
      void until.then(() => {
        if (shut.get(name) === until) shut.delete(name);
      });
      return Promise.resolve(true);
    },
    isShut: (name) => Promise.resolve(shut.has(name)),
    force: (name) => {
      shut.delete(name);
      return Promise.resolve();
    },
  };
}
