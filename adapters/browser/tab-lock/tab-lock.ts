import { LONGEST_LOCK_MS, type TabLock, type Turn } from "../../../core/money-action/latch.ts";
import { type After, waitWith } from "../../../core/platform/device.ts";
import type { MemberId } from "../../../core/session/model.ts";
import type { NamedLocks } from "./named-locks.ts";

/**
 * How long a tab keeps the lock after an action ended. Until then another tab may not show the result yet, so a press
 * there may repeat the action by mistake.
 */
export const LINGER_MS = 1000;
const CHECK_EVERY_MS = 300;

type RunJob = <T>(job: () => Promise<T>, isOver: (value: T) => boolean) => Promise<Turn<T>>;

/** The lock among one member's tabs, on any kind of named locks. */
export function createTabLock(locks: NamedLocks, after: After, prefix: string, member: MemberId): TabLock {
  const wait = waitWith(after);
  // Earlier versions of the site use the same name, and one may still be open in another tab.
  const nameOf = (kind: string): string => `${prefix}.hold.${member}.${kind}`;
  const runnersByName = new Map<string, RunJob>();
  return {
    async take(kind, job, isOver) {
      const name = nameOf(kind);
      const running = runnersByName.get(name);
      if (running) return running(job, isOver);
      const { promise: released, resolve: release } = deferred();
      if (!(await locks.acquire(name, released))) return { taken: false };
      const run = createRunner(after, () => {
        runnersByName.delete(name);
        release();
      });
      runnersByName.set(name, run);
      return run(job, isOver);
    },
    async freed(kind) {
      const name = nameOf(kind);
      for (let waitedMs = 0; await locks.isHeld(name); waitedMs += CHECK_EVERY_MS) {
        if (waitedMs >= LONGEST_LOCK_MS) return locks.forceRelease(name);
        await wait(CHECK_EVERY_MS);
      }
    },
  };
}

/** Runs this tab's jobs under one lock, and calls `release` after the last one. */
function createRunner(after: After, release: () => void): RunJob {
  let running = 0;
  let cancelRelease: () => void = () => undefined;
  return async (job, isOver) => {
    cancelRelease();
    running += 1;
    let lingerMs = LINGER_MS;
    try {
      const value = await job();
      if (!isOver(value)) lingerMs = 0;
      return { taken: true, value };
    } finally {
      running -= 1;
      if (running === 0) cancelRelease = after(lingerMs, release);
    }
  };
}

/** `Promise.withResolvers` is newer than the oldest supported browsers. */
function deferred(): { readonly promise: Promise<void>; readonly resolve: () => void } {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((resolvePromise) => {
    resolve = resolvePromise;
  });
  return { promise, resolve };
}
