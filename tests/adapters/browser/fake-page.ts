/** The part of a browser's window that the adapters use; `fire` plays an event. */
export function fakePage(parts: object = {}) {
  const target = new EventTarget();
  const page = Object.assign(target, parts) as unknown as Window & Document;
  const fire = (type: string, detail: object = {}): void => {
    target.dispatchEvent(Object.assign(new Event(type), detail));
  };
  return { page, fire };
}

/** A storage in memory; a full one takes nothing more, a closed one throws at everything. */
export function fakeStorage() {
  const held = new Map<string, string>();
  const mood = { full: false, closed: false };
  const locks = () => {
    if (mood.closed) throw new Error("SecurityError");
  };
  const storage: Storage = {
    get length() {
      return held.size;
    },
    key: (index) => [...held.keys()][index] ?? null,
    getItem: (key) => {
      locks();
      return held.get(key) ?? null;
    },
    setItem: (key, text) => {
      locks();
      if (mood.full) throw new Error("QuotaExceededError");
      held.set(key, text);
    },
    removeItem: (key) => {
      locks();
      held.delete(key);
    },
    clear: () => held.clear(),
  };
  return { storage, mood, held };
}
