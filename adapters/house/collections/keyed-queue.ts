/** Runs what has the same key one after another, and what has not side by side. */
export interface KeyedQueue {
  run<T>(key: string, work: () => Promise<T>): Promise<T>;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
}

export function createKeyedQueue(): KeyedQueue {
  const tails = new Map<string, Promise<unknown>>();
  return {
    run(key, work) {
      const before = tails.get(key);
      const mine = before ? before.then(work) : work();
      // The next in line waits for this one, but has no part in its failure.
      const leave = (): void => {
        if (tails.get(key) === tail) tails.delete(key);
      };
      const tail = mine.then(leave, leave);
      tails.set(key, tail);
      return mine;
    },
    async idle() {
      while (tails.size > 0) await Promise.all(tails.values());
    },
  };
}
