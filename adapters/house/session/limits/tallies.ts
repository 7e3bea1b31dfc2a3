import type { Clock } from "../../../../core/platform/clock.ts";
import type { Instant } from "../../../../core/shared/bangkok-time.ts";
import type { LimitStore } from "../../ports/limit-store.ts";
import { countAt, counted, type Limit, uncounted, waitUntil } from "./limit.ts";

/** A key of the store with its limit; undefined counts nothing. */
export interface Tally {
  readonly key: string;
  readonly limit: Limit | undefined;
}

/** Counts under keys of a store, by its limits and the house's clock. */
export interface Tallies {
  /** Until when nothing more is allowed under any of the keys. */
  waitUntil(tallies: readonly Tally[]): Promise<Instant | undefined>;
  /** Counts one ahead of what it is for, in one step with the question whether it is allowed. */
  reserve(tally: Tally): Promise<{ readonly until: Instant | undefined }>;
  /** What was reserved did not happen. */
  giveBack(tally: Tally): Promise<void>;
  add(tally: Tally, by?: number): Promise<void>;
  /** The wait starts now, not at the reservation. */
  restartWait(tally: Tally): Promise<void>;
  clear(tally: Tally): Promise<void>;
  count(tally: Tally): Promise<number>;
}

export function createTallies(store: LimitStore, clock: Clock): Tallies {
  return {
    async waitUntil(tallies) {
      const now = clock();
      let latest: Instant | undefined;
      for (const { key, limit } of tallies) {
        const until = limit && waitUntil(await store.get(key), limit, now);
        if (until !== undefined && (latest === undefined || until > latest)) latest = until;
      }
      return latest;
    },
    async reserve({ key, limit }) {
      if (!limit) return { until: undefined };
      const now = clock();
      let until: Instant | undefined;
      await store.change(key, (entry) => {
        until = waitUntil(entry, limit, now);
        return until === undefined ? counted(entry, limit, now) : entry;
      });
      return { until };
    },
    async giveBack({ key, limit }) {
      if (limit) await store.change(key, (entry) => uncounted(entry, limit, clock()));
    },
    async add({ key, limit }, by = 1) {
      if (limit) await store.change(key, (entry) => counted(entry, limit, clock(), by));
    },
    async restartWait({ key, limit }) {
      if (limit) await store.change(key, (entry) => entry && counted(entry, limit, clock(), 0));
    },
    async clear({ key, limit }) {
      if (limit) await store.change(key, () => undefined);
    },
    async count({ key, limit }) {
      return limit ? countAt(await store.get(key), limit, clock()) : 0;
    },
  };
}
