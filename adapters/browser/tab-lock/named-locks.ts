import { type After, type Clock, waitWith } from "../../../core/platform/device.ts";
import { newIdempotencyKey } from "../new-idempotency-key.ts";
import { isRecord, type KeyValue, keyValue, parseJson } from "../storage/key-value.ts";

/** Locks that one tab at a time can hold. No method rejects. */
export interface NamedLocks {
  /** Holds the lock until `until` resolves or the tab ends. False at once when another tab holds it. */
  acquire(name: string, until: Promise<void>): Promise<boolean>;
  /** Whether any tab holds the lock, this one included. */
  isHeld(name: string): Promise<boolean>;
  /** Takes the lock from the tab that holds it, and leaves it free. */
  forceRelease(name: string): Promise<void>;
}

/** Web Locks where the browser has them, a lease in the storage elsewhere. */
export function openNamedLocks(page: Window, clock: Clock, after: After): NamedLocks {
  const lease = createStorageLease(
    keyValue(() => page.localStorage),
    clock,
    after,
    newIdempotencyKey(),
  );
  const locks = locksOf(page);
  return locks ? createWebLocks(locks, lease) : lease;
}

/** Missing in old browsers and on a site without https. Some web views have them as undefined, or throw. */
function locksOf(page: Window): LockManager | undefined {
  try {
    const { locks } = page.navigator as { readonly locks?: LockManager };
    return typeof locks?.request === "function" ? locks : undefined;
  } catch {
    return undefined;
  }
}

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

/** A tab that was closed or suspended keeps its lock for up to this time. */
const LEASE_MS = 15_000;
const RENEW_EVERY_MS = 4000;
/** After this time both of two tabs that wrote at once read the same lease. */
const WRITE_VISIBLE_MS = 50;

/**
 * Named locks for browsers without Web Locks (before Safari 15.4 and Firefox 96, or a site without https). A lock is a
 * lease in the storage that all tabs share. When two tabs write at once, the later one gets it.
 * @param tab identifies this tab
 */
export function createStorageLease(storage: KeyValue, clock: Clock, after: After, tab: string): NamedLocks {
  const wait = waitWith(after);
  const holderOf = (name: string): string | undefined => {
    const lease = parseJson(storage.get(name) ?? "");
    if (!isRecord(lease) || typeof lease["tab"] !== "string" || typeof lease["until"] !== "number") return undefined;
    const leftMs = lease["until"] - clock();
    // More than a whole lease is left when the clock was put back since.
    return leftMs > 0 && leftMs <= LEASE_MS ? lease["tab"] : undefined;
  };
  const write = (name: string) => storage.set(name, JSON.stringify({ tab, until: clock() + LEASE_MS }));
  const keepRenewing = (name: string): (() => void) => {
    let cancel: () => void;
    const renew = () => {
      if (holderOf(name) === tab) write(name);
      cancel = after(RENEW_EVERY_MS, renew);
    };
    cancel = after(RENEW_EVERY_MS, renew);
    return () => cancel();
  };
  return {
    async acquire(name, until) {
      if (holderOf(name) !== undefined) return false;
      write(name);
      await wait(WRITE_VISIBLE_MS);
      if (holderOf(name) !== tab) return false;
      const stopRenewing = keepRenewing(name);
      void until.then(() => {
        stopRenewing();
        if (holderOf(name) === tab) storage.remove(name);
      });
      return true;
    },
    isHeld: async (name) => holderOf(name) !== undefined,
    forceRelease: async (name) => storage.remove(name),
  };
}
