import type { Clock } from "../../../core/platform/clock.ts";
import type { After } from "../../../core/platform/timers.ts";
import { newIdempotencyKey } from "../new-idempotency-key.ts";
import { keyValue } from "../storage/key-value.ts";
import type { NamedLocks } from "./named-locks.ts";
import { createStorageLease } from "./storage-lease.ts";
import { createWebLocks } from "./web-locks.ts";

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
