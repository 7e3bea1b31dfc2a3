import type { NamedLocks } from "./named-locks.ts";

/** The browser's own locks. `fallback` is used when the browser has them but refuses a request. */
export function createWebLocks(locks: LockManager, fallback: NamedLocks): NamedLocks {
  return {
    acquire: (name, until) =>
      new Promise((resolve) => {
        let answered = false;
        const request = async () => {
          await locks.request(name, { ifAvailable: true }, (lock) => {
            answered = true;
            resolve(lock !== null);
            return lock ? until : undefined;
          });
        };
        // After the answer it rejects only when another tab forces the lock's release.
        request().catch(() => {
          if (!answered) resolve(fallback.acquire(name, until));
        });
      }),
    async isHeld(name) {
      try {
        const { held = [] } = await locks.query();
        if (held.some((lock) => lock.name === name)) return true;
      } catch {
        // The fallback answers.
      }
      return fallback.isHeld(name);
    },
    async forceRelease(name) {
      try {
        await locks.request(name, { steal: true }, () => undefined);
      } catch {
        // The lock is in the fallback then.
      }
      await fallback.forceRelease(name);
    },
  };
}
