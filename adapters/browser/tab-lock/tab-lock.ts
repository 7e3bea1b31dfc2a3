import { LONGEST_LOCK_MS, type TabLock, type Turn } from "../../../core/money-action/tab-lock.ts";
import { type After, waitWith } from "../../../core/platform/timers.ts";
import type { MemberId } from "../../../core/session/model.ts";
import type { NamedLocks } from "./named-locks.ts";

/**
 * How long a tab holds on after its outcome is known: a press in another tab within that time was made before that tab
 * could have shown it.
 */
export const LINGER_MS = 1000;
const LOOK_EVERY_MS = 300;

type Keep = <T>(job: () => Promise<T>, isOver: (value: T) => boolean) => Promise<Turn<T>>;

/** The hold of one member's tabs, on doors of any make. */
export function createTabLock(locks: NamedLocks, after: After, prefix: string, member: MemberId): TabLock {
  const wait = waitWith(after);
  const nameOf = (kind: string): string => `${prefix}.hold.${member}.${kind}`;
  const own = new Map<string, Keep>();
  return {
    async take(kind, job, isOver) {
      const name = nameOf(kind);
      const kept = own.get(name);
      if (kept) return kept(job, isOver);
      const { until, end } = promiseToEnd();
      if (!(await locks.acquire(name, until))) return { taken: false };
      const keep = keeping(after, () => {
        own.delete(name);
        end();
      });
      own.set(name, keep);
      return keep(job, isOver);
    },
    async freed(kind) {
      const name = nameOf(kind);
      for (let waited = 0; await locks.isHeld(name); waited += LOOK_EVERY_MS) {
        if (waited >= LONGEST_LOCK_MS) return locks.forceRelease(name);
        await wait(LOOK_EVERY_MS);
      }
    },
  };
}

/** Runs jobs one upon another, and ends after the last of them. */
function keeping(after: After, end: () => void): Keep {
  let running = 0;
  let callOff: () => void = () => undefined;
  return async (job, isOver) => {
    callOff();
    running += 1;
    let lingerMs = LINGER_MS;
    try {
      const value = await job();
      if (!isOver(value)) lingerMs = 0;
      return { taken: true, value };
    } finally {
      running -= 1;
      if (running === 0) callOff = after(lingerMs, end);
    }
  };
}

function promiseToEnd(): { readonly until: Promise<void>; readonly end: () => void } {
  let end: () => void = () => undefined;
  const until = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { until, end };
}
