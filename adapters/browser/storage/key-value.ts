/** Texts by key on this device. */
export interface KeyValue {
  get(key: string): string | undefined;
  set(key: string, text: string): void;
  remove(key: string): void;
  /** Every key with this prefix. */
  keys(prefix: string): readonly string[];
}

/**
 * The browser's storage, or this page's memory when the storage throws: members must be able to sign in with private
 * modes, blocked cookies and full disks. `open` may throw as well.
 */
export function keyValue(open: () => Storage): KeyValue {
  // Values that the storage did not accept; null for a key that it did not remove.
  const inMemory = new Map<string, string | null>();
  const attempt = <T>(job: (storage: Storage) => T): { readonly done: T } | undefined => {
    try {
      return { done: job(open()) };
    } catch {
      return undefined;
    }
  };
  return {
    get(key) {
      const value = inMemory.get(key);
      if (value !== undefined) return value ?? undefined;
      return attempt((storage) => storage.getItem(key))?.done ?? undefined;
    },
    set(key, text) {
      if (attempt((storage) => storage.setItem(key, text))) inMemory.delete(key);
      else inMemory.set(key, text);
    },
    remove(key) {
      if (attempt((storage) => storage.removeItem(key))) inMemory.delete(key);
      else inMemory.set(key, null);
    },
    keys(prefix) {
      const stored = attempt((storage) => Array.from(storage, (_, at) => storage.key(at) ?? ""))?.done ?? [];
      const added = [...inMemory].filter(([key, text]) => text !== null && !stored.includes(key)).map(([key]) => key);
      return [...stored.filter((key) => inMemory.get(key) !== null), ...added].filter((key) => key.startsWith(prefix));
    },
  };
}

/** Untrusted JSON; undefined for any other text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
