/** Keeps the last thing that was made, by its key; a making that failed is forgotten, so that it can be tried again. */
export function remembered<Key extends string, T>(make: (key: Key) => Promise<T>) {
  let last: { readonly key: Key; readonly made: Promise<T> } | undefined;
  return {
    of(key: Key): Promise<T> {
      if (last?.key === key) return last.made;
      const made = make(key);
      const entry = { key, made };
      last = entry;
      made.catch(() => {
        // A promise that React awaits must reject before a later render asks anew.
        setTimeout(() => {
          if (last === entry) last = undefined;
        });
      });
      return made;
    },
    forget(): void {
      last = undefined;
    },
  };
}
