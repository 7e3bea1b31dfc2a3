/**
 * React renders again as soon as a promise that it awaits has failed, and may do so a few times; were the failure
 * forgotten by then, every render would fetch anew and the error boundary would never be reached.
 */
const FAILURE_KEPT_MS = 500;

/** Keeps the last thing that was made, by its key; a making that failed is forgotten soon, so that it can be tried again. */
export function memoize<Key extends string, T>(make: (key: Key) => Promise<T>) {
  let last: { readonly key: Key; readonly made: Promise<T> } | undefined;
  return {
    of(key: Key): Promise<T> {
      if (last?.key === key) return last.made;
      const made = make(key);
      const entry = { key, made };
      last = entry;
      made.catch(() => {
        setTimeout(() => {
          if (last === entry) last = undefined;
        }, FAILURE_KEPT_MS);
      });
      return made;
    },
    forget(): void {
      last = undefined;
    },
  };
}
