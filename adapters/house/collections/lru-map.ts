/** A map with a limited size. When it is full, it drops the least recently used entry. */
export interface LruMap<V> {
  get(key: string): V | undefined;
  set(key: string, value: V): void;
  delete(key: string): void;
}

interface Entry<V> {
  readonly key: string;
  value: V;
  /** Towards the oldest entry. */
  older: Entry<V> | undefined;
  newer: Entry<V> | undefined;
}

/** Entries are linked in the order of their last use: a use changes links only, because a map's own order is slow to change. */
export function createLruMap<V>(capacity: number): LruMap<V> {
  const entries = new Map<string, Entry<V>>();
  let oldest: Entry<V> | undefined;
  let newest: Entry<V> | undefined;

  function unlink({ older, newer }: Entry<V>): void {
    if (older) older.newer = newer;
    else oldest = newer;
    if (newer) newer.older = older;
    else newest = older;
  }

  function linkAsNewest(entry: Entry<V>): void {
    entry.older = newest;
    entry.newer = undefined;
    if (newest) newest.newer = entry;
    else oldest = entry;
    newest = entry;
  }

  function use(entry: Entry<V>): void {
    if (entry === newest) return;
    unlink(entry);
    linkAsNewest(entry);
  }

  function remove(entry: Entry<V>): void {
    unlink(entry);
    entries.delete(entry.key);
  }

  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      use(entry);
      return entry.value;
    },
    set(key, value) {
      const known = entries.get(key);
      if (known) {
        known.value = value;
        use(known);
        return;
      }
      const entry: Entry<V> = { key, value, older: undefined, newer: undefined };
      entries.set(key, entry);
      linkAsNewest(entry);
      if (entries.size > capacity && oldest) remove(oldest);
    },
    delete(key) {
      const entry = entries.get(key);
      if (entry) remove(entry);
    },
  };
}
