/** Counts what is in use, by a key and in all. */
export interface Budget {
  /** Returns the function that gives the place back, or undefined when there is none left. It may be called twice. */
  take(key: string): (() => void) | undefined;
}

export function createBudget({ perKey, total }: { readonly perKey: number; readonly total: number }): Budget {
  const used = new Map<string, number>();
  let all = 0;
  return {
    take(key) {
      const own = used.get(key) ?? 0;
      if (all >= total || own >= perKey) return undefined;
      used.set(key, own + 1);
      all++;
      let held = true;
      return () => {
        if (!held) return;
        held = false;
        all--;
        const left = (used.get(key) ?? 1) - 1;
        if (left === 0) used.delete(key);
        else used.set(key, left);
      };
    },
  };
}
