import type { NamedLocks } from "../../../../adapters/browser/tab-lock/named-locks.ts";

/** Named locks that the tabs of one test share. */
export function fakeNamedLocks(): NamedLocks {
  const held = new Map<string, Promise<void>>();
  return {
    acquire: (name, until) => {
      if (held.has(name)) return Promise.resolve(false);
      held.set(name, until);
      void until.then(() => {
        if (held.get(name) === until) held.delete(name);
      });
      return Promise.resolve(true);
    },
    isHeld: (name) => Promise.resolve(held.has(name)),
    forceRelease: (name) => {
      held.delete(name);
      return Promise.resolve();
    },
  };
}
