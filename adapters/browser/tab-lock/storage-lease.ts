import type { Clock } from "../../../core/platform/clock.ts";
import { type After, waitWith } from "../../../core/platform/timers.ts";
import type { KeyValue } from "../storage/key-value.ts";
import { isRecord, parseJson } from "../storage/parse-json.ts";
import type { NamedLocks } from "./named-locks.ts";

/** How long a tab that is gone, or asleep, keeps the others out. */
const LEASE_MS = 15_000;
const RENEW_EVERY_MS = 4000;
/** What two tabs wrote at the same instant has reached both of them after that. */
const SETTLED_AFTER_MS = 50;

/**
 * Doors for browsers without Web Locks (before Safari 15.4 and Firefox 96, or a site without https): a lease in the
 * storage that all tabs share. The last of two who write at once has it. `tab` names this one.
 */
export function createStorageLease(storage: KeyValue, clock: Clock, after: After, tab: string): NamedLocks {
  const wait = waitWith(after);
  const holder = (name: string): string | undefined => {
    const lease = parseJson(storage.get(name) ?? "");
    if (!isRecord(lease) || typeof lease["tab"] !== "string" || typeof lease["until"] !== "number") return undefined;
    const left = lease["until"] - clock();
    // More than the whole of it is left where the clock was put back.
    return left > 0 && left <= LEASE_MS ? lease["tab"] : undefined;
  };
  const write = (name: string) => storage.set(name, JSON.stringify({ tab, until: clock() + LEASE_MS }));
  const renew = (name: string): (() => void) => {
    let callOff: () => void;
    const again = () => {
      if (holder(name) === tab) write(name);
      callOff = after(RENEW_EVERY_MS, again);
    };
    callOff = after(RENEW_EVERY_MS, again);
    return () => callOff();
  };
  return {
    async shut(name, until) {
      if (holder(name) !== undefined) return false;
      write(name);
      await wait(SETTLED_AFTER_MS);
      if (holder(name) !== tab) return false;
      const stop = renew(name);
      void until.then(() => {
        stop();
        if (holder(name) === tab) storage.remove(name);
      });
      return true;
    },
    isShut: async (name) => holder(name) !== undefined,
    force: async (name) => storage.remove(name),
  };
}
