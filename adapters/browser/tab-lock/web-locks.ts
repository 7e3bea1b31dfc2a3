import type { NamedLocks } from "./named-locks.ts";

/** Doors that the browser itself keeps; `spare` serves where it has locks and refuses to give them. */
export function createWebLocks(locks: LockManager, spare: NamedLocks): NamedLocks {
  return {
    acquire: (name, until) =>
      new Promise((resolve) => {
        let answered = false;
        const asked = locks.request(name, { ifAvailable: true }, (lock) => {
          answered = true;
          resolve(lock !== null);
          return lock ? until : undefined;
        });
        // It rejects, too, when the lock is taken by force while it is held.
        asked.catch(() => {
          if (!answered) resolve(spare.acquire(name, until));
        });
      }),
    async isHeld(name) {
      try {
        const { held = [] } = await locks.query();
        return held.some((lock) => lock.name === name);
      } catch {
        return spare.isHeld(name);
      }
    },
    async forceRelease(name) {
      try {
        await locks.request(name, { steal: true }, () => undefined);
      } catch {
        await spare.forceRelease(name);
      }
    },
  };
}
