/** A map with a limited size. When it is full, it drops the least recently used entry. */
export interface LruMap<V> {
  get(key: string): V | undefined;
  set(key: string, value: V): void;
  delete(key: string): void;
}

export function createLruMap<V>(capacity: number): LruMap<V> {
  // A Map keeps its insertion order. A used entry moves to the end, so the first entry is the oldest.
  const entries = new Map<string, V>();
  function moveToEnd(key: string, value: V): void {
    entries.delete(key);
    entries.set(key, value);
  }
  return {
    get(key) {
      const value = entries.get(key);
      if (value !== undefined) moveToEnd(key, value);
      return value;
    },
    set(key, value) {
      moveToEnd(key, value);
      if (entries.size <= capacity) return;
      const oldest = entries.keys().next();
      if (!oldest.done) entries.delete(oldest.value);
    },
    delete(key) {
      entries.delete(key);
    },
  };
}
