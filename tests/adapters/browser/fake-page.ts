/** A window with the given properties; `fire` dispatches an event on it. */
export function fakePage(parts: object = {}) {
  const target = new EventTarget();
  const page = Object.assign(target, parts) as unknown as Window & Document;
  const fire = (type: string, detail: object = {}): void => {
    target.dispatchEvent(Object.assign(new Event(type), detail));
  };
  return { page, fire };
}

/** A `Storage` in memory. A full one throws on every write, a closed one on every access. */
export function fakeStorage() {
  const held = new Map<string, string>();
  const state = { full: false, closed: false };
  const throwIfClosed = () => {
    if (state.closed) throw new Error("SecurityError");
  };
  const storage: Storage = {
    get length() {
      return held.size;
    },
    key: (index) => [...held.keys()][index] ?? null,
    getItem: (key) => {
      throwIfClosed();
      return held.get(key) ?? null;
    },
    setItem: (key, text) => {
      throwIfClosed();
      if (state.full) throw new Error("QuotaExceededError");
      held.set(key, text);
    },
    removeItem: (key) => {
      throwIfClosed();
      held.delete(key);
    },
    clear: () => held.clear(),
  };
  return { storage, state, held };
}
