import { type Instant, instant, plus } from "../../../../core/shared/bangkok-time.ts";
import type { LimitEntry } from "../../ports/limit-store.ts";

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
  const until = plus(since, delayOf(count, limit));
  const empty = plus(now, Math.ceil(count * limit.forgetMs));
  return { count, at: now, until, forgottenAt: instant(Math.max(until, empty)) };
}

function delayOf(count: number, { free, firstDelayMs, maxDelayMs }: Limit): number {
  const over = Math.ceil(count) - free;
  // The power of a large number is Infinity, and the maximum is less.
  return over < 0 ? 0 : Math.min(maxDelayMs, firstDelayMs * 2 ** over);
}
