import type { LimitEntry, LimitStore } from "../ports/limit-store.ts";

/** Limited, so that invented names and addresses cannot fill memory or disk; about 10 MB on disk. */
export const MAX_ENTRIES = 100_000;

/** Keeps the counts in this process: a restart forgets them. */
export function createMemoryLimitStore(maxEntries = MAX_ENTRIES): LimitStore {
  const entries = new Map<string, LimitEntry>();

  function makeRoom({ at }: LimitEntry): void {
    for (const [key, { forgottenAt }] of entries) if (forgottenAt <= at) entries.delete(key);
    if (entries.size <= maxEntries) return;
    const soonest = [...entries].sort(([, one], [, other]) => one.forgottenAt - other.forgottenAt);
    // A tenth at a time, so that not every new entry sorts again.
    for (const [key] of soonest.slice(0, Math.ceil(maxEntries / 10))) entries.delete(key);
  }

  return {
    get: async (key) => entries.get(key),
    async change(key, change) {
      const next = change(entries.get(key));
      if (next === undefined) entries.delete(key);
      else entries.set(key, next);
      if (next !== undefined && entries.size > maxEntries) makeRoom(next);
      return next;
    },
    close: async () => undefined,
  };
}
