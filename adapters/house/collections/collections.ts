/** An immutable list, newest item first. Adding an item costs the same for any length. */
export type PersistentList<T> = { readonly head: T; readonly tail: PersistentList<T> } | undefined;

export function prepend<T>(list: PersistentList<T>, item: T): PersistentList<T> {
  return { head: item, tail: list };
}

export function* listItems<T>(list: PersistentList<T>): Generator<T> {
  for (let rest = list; rest; rest = rest.tail) yield rest.head;
}

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

/** Runs work with the same key one after another, and work with different keys at the same time. */
export interface KeyedQueue {
  run<T>(key: string, work: () => Promise<T>): Promise<T>;
  /** Resolves when no work is left. */
  idle(): Promise<void>;
}

export function createKeyedQueue(): KeyedQueue {
  const tails = new Map<string, Promise<unknown>>();
  return {
    run(key, work) {
      const previous = tails.get(key);
      const result = previous ? previous.then(work) : work();
      const remove = (): void => {
        if (tails.get(key) === tail) tails.delete(key);
      };
      // The next work waits for this one even when it fails, and does not see its error.
      const tail = result.then(remove, remove);
      tails.set(key, tail);
      return result;
    },
    async idle() {
      while (tails.size > 0) await Promise.all(tails.values());
    },
  };
}

/** FNV-1a, 32 bits: fast and evenly spread, but not secure. For hash tables and for picking table rows. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
