import type { Clock } from "../../../core/shared/bangkok-time.ts";
import type { After } from "../../../core/platform/timers.ts";
import { keyValue } from "../storage/key-value.ts";
import { createLeaseDoor } from "./storage-lease.ts";
import { createLockDoor } from "./web-locks.ts";
import { newIntentKey } from "../new-idempotency-key.ts";
import type { TabDoor } from "./named-locks.ts";

/** The best doors that this browser has between its tabs. */
export function openTabDoor(page: Window, clock: Clock, after: After): TabDoor {
  const lease = createLeaseDoor(
    keyValue(() => page.localStorage),
    clock,
    after,
    newIntentKey(),
  );
  // Missing in old browsers, and on a site without https.
  return "locks" in page.navigator ? createLockDoor(page.navigator.locks, lease) : lease;
}
