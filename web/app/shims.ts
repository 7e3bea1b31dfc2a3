/**
 * Adds what our libraries use and the oldest supported browsers lack. Imported before anything else. Our own code uses
 * only what those browsers have.
 */
export {};

const scope: Record<string, unknown> = self as unknown as Record<string, unknown>;

// Safari 12.0 has no `globalThis`.
scope["globalThis"] ??= self;

// A reference that is never collected is a valid, if wasteful, weak reference.
scope["WeakRef"] ??= class {
  readonly #target: object;
  constructor(target: object) {
    this.#target = target;
  }
  deref(): object {
    return this.#target;
  }
};

scope["queueMicrotask"] ??= (task: () => void) => {
  Promise.resolve()
    .then(task)
    .catch((error: unknown) => {
      setTimeout(() => {
        throw error;
      });
    });
};

define(Object, "hasOwn", (target: object, key: PropertyKey) => Object.prototype.hasOwnProperty.call(target, key));

define(Object, "fromEntries", (entries: Iterable<readonly [PropertyKey, unknown]>) => {
  const object: Record<PropertyKey, unknown> = {};
  for (const [key, value] of entries) object[key] = value;
  return object;
});

define(Promise, "allSettled", (promises: Iterable<unknown>) =>
  Promise.all(
    Array.from(promises, (promise) =>
      Promise.resolve(promise).then(
        (value) => ({ status: "fulfilled", value }),
        (reason: unknown) => ({ status: "rejected", reason }),
      ),
    ),
  ),
);

function define(target: object, name: string, value: unknown): void {
  if (!(name in target)) Object.defineProperty(target, name, { value, configurable: true, writable: true });
}
