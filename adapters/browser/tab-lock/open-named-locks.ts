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
  // Missing in old browsers and on a site without https.
  return "locks" in page.navigator ? createWebLocks(page.navigator.locks, lease) : lease;
}
