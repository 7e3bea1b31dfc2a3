/** A map that forgets what was not used for longest once it is full. */
export interface LruMap<V> {
  get(key: string): V | undefined;
  set(key: string, value: V): void;
  delete(key: string): void;
}

export function createLruMap<V>(capacity: number): LruMap<V> {
  // A Map keeps its insertion order: what is used moves to the end, so the first is the oldest.
  const entries = new Map<string, V>();
  function touch(key: string, value: V): void {
    entries.delete(key);
    entries.set(key, value);
  }
  return {
    get(key) {
      const value = entries.get(key);
      // While half of it is free nothing is about to be forgotten, and moving costs more than looking.
      if (value !== undefined && entries.size > capacity / 2) touch(key, value);
      return value;
    },
    set(key, value) {
      touch(key, value);
      if (entries.size <= capacity) return;
      const oldest = entries.keys().next();
      if (!oldest.done) entries.delete(oldest.value);
    },
    delete(key) {
      entries.delete(key);
    },
  };
}
