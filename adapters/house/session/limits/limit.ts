import type { Clock } from "../../../../core/platform/device.ts";
import { type Instant, instant, plus, SECOND_MS } from "../../../../core/shared/bangkok-time.ts";
import type { LimitEntry, LimitStore } from "../../ports/limit-store.ts";

/** When to try again: a moment of the house's clock, and in whole seconds from now. */
export interface TryAgain {
  readonly until: Instant;
  readonly retryAfter: number;
}

export function tryAgain(until: Instant, now: Instant): TryAgain {
  return { until, retryAfter: Math.max(1, Math.ceil((until - now) / SECOND_MS)) };
}

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
  /** Takes the reserved count back, because what was counted did not happen. */
  giveBack(tally: Tally): Promise<void>;
  add(tally: Tally, by?: number): Promise<void>;
  /** Makes the count one, whatever it was. */
  mark(tally: Tally): Promise<void>;
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
    async mark({ key, limit }) {
      if (limit) await store.change(key, () => counted(undefined, limit, clock()));
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

/** So many are free; each further one makes the wait twice as long. */
export interface Limit {
  readonly free: number;
  /** After each of these spans one is forgotten. */
  readonly forgetMs: number;
  /** The wait after the last free one. */
  readonly firstDelayMs: number;
  readonly maxDelayMs: number;
}

/** Until when nothing more is allowed; undefined when something is. */
export function waitUntil(entry: LimitEntry | undefined, { maxDelayMs }: Limit, now: Instant): Instant | undefined {
  if (entry === undefined || entry.until <= now) return undefined;
  // A clock that went back must not make anybody wait for longer than the longest delay.
  return entry.until - now <= maxDelayMs ? entry.until : undefined;
}

/** The entry with `by` more. */
export function counted(entry: LimitEntry | undefined, limit: Limit, now: Instant, by = 1): LimitEntry {
  return entryOf(countAt(entry, limit, now) + by, limit, now, now);
}

/** The entry without one that was counted and did not happen; undefined when nothing is left. */
export function uncounted(entry: LimitEntry | undefined, limit: Limit, now: Instant): LimitEntry | undefined {
  const count = countAt(entry, limit, now) - 1;
  return count <= 0 ? undefined : entryOf(count, limit, now, entry?.at ?? now);
}

/** How many are not forgotten yet; a fraction while one is being forgotten. */
export function countAt(entry: LimitEntry | undefined, { forgetMs }: Limit, now: Instant): number {
  if (entry === undefined) return 0;
  return Math.max(0, entry.count - Math.max(0, now - entry.at) / forgetMs);
}

function entryOf(count: number, limit: Limit, now: Instant, since: Instant): LimitEntry {
  const delay = delayOf(count, limit);
  // The clock of whoever asks may lie behind this one, and nobody waits for what is free.
  const until = delay === 0 ? instant(0) : plus(since, delay);
  const empty = plus(now, Math.ceil(count * limit.forgetMs));
  return { count, at: now, until, forgottenAt: instant(Math.max(until, empty)) };
}

function delayOf(count: number, { free, firstDelayMs, maxDelayMs }: Limit): number {
  const over = Math.ceil(count) - free;
  // The power of a large number is Infinity, and the maximum is less.
  return over < 0 ? 0 : Math.min(maxDelayMs, firstDelayMs * 2 ** over);
}
