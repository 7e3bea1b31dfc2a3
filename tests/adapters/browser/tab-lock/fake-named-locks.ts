import type { NamedLocks } from "../../../../adapters/browser/tab-lock/named-locks.ts";

/** Doors between tabs of one test; the first who comes shuts one. */
export function fakeNamedLocks(): NamedLocks {
  const acquire = new Map<string, Promise<void>>();
  return {
    acquire: (name, until) => {
      if (acquire.has(name)) return Promise.resolve(false);
      acquire.set(name, until);
      void until.then(() => {
        if (acquire.get(name) === until) acquire.delete(name);
      });
      return Promise.resolve(true);
    },
    isHeld: (name) => Promise.resolve(acquire.has(name)),
    forceRelease: (name) => {
      acquire.delete(name);
      return Promise.resolve();
    },
  };
}
