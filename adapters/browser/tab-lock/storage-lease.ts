import type { Clock } from "../../../core/platform/clock.ts";
import { type After, waitWith } from "../../../core/platform/timers.ts";
import type { KeyValue } from "../storage/key-value.ts";
import { isRecord, parseJson } from "../storage/parse-json.ts";
import type { NamedLocks } from "./named-locks.ts";

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
