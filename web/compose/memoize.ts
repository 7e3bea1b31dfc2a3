/**
 * React renders a component again as soon as a promise that it awaits has failed, and may do so several times. If the
 * failure were forgotten at once, each render would load anew and never reach the error boundary.
 */
export const FAILURE_LIFETIME_MS = 500;

export interface Memoized<T, Key> {
  /** The same promise for the same key until it fails, another key is asked for, or `forget` is called. */
  readonly get: (key: Key) => Promise<T>;
  readonly forget: () => void;
}

/**
 * Keeps the last value that `load` made. A failure is forgotten after half a second, so that loading can be retried. The
 * promise says how it ended in the way that React's `use` reads: a render takes a value that is here at once.
 */
export function memoize<T, Key = void>(load: (key: Key) => Promise<T>): Memoized<T, Key> {
  let last: { readonly key: Key; readonly value: Promise<T> } | undefined;
  return {
    get(key) {
      if (last && last.key === key) return last.value;
      const entry = { key, value: load(key) };
      last = entry;
      entry.value.then(
        (value) => void Object.assign(entry.value, { status: "fulfilled", value }),
        (reason) => {
          void Object.assign(entry.value, { status: "rejected", reason });
          setTimeout(() => {
            if (last === entry) last = undefined;
          }, FAILURE_LIFETIME_MS);
        },
      );
      return entry.value;
    },
    forget() {
      last = undefined;
    },
  };
}
