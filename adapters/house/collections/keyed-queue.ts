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
