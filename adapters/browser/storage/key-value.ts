/** Texts by key, kept for the person's device. */
export interface KeyValue {
  get(key: string): string | undefined;
  set(key: string, text: string): void;
  remove(key: string): void;
  /** Every key that begins so. */
  keys(beginning: string): readonly string[];
}

/**
 * The browser's storage, or this page's memory where it throws: private modes, blocked cookies and full disks must not
 * keep anybody from signing in. `open` itself may throw.
 */
export function keyValue(open: () => Storage): KeyValue {
  // What the storage did not take; null for a key that it did not give up.
  const held = new Map<string, string | null>();
  const attempt = <T>(job: (storage: Storage) => T): { readonly done: T } | undefined => {
    try {
      return { done: job(open()) };
    } catch {
      return undefined;
    }
  };
  return {
    get(key) {
      const own = held.get(key);
      if (own !== undefined) return own ?? undefined;
      return attempt((storage) => storage.getItem(key))?.done ?? undefined;
    },
    set(key, text) {
      if (attempt((storage) => storage.setItem(key, text))) held.delete(key);
      else held.set(key, text);
    },
    remove(key) {
      if (attempt((storage) => storage.removeItem(key))) held.delete(key);
      else held.set(key, null);
    },
    keys(beginning) {
      const stored = attempt((storage) => Array.from(storage, (_, at) => storage.key(at) ?? ""))?.done ?? [];
      const own = [...held].filter(([key, text]) => text !== null && !stored.includes(key)).map(([key]) => key);
      return [...stored.filter((key) => held.get(key) !== null), ...own].filter((key) => key.startsWith(beginning));
    },
  };
}
