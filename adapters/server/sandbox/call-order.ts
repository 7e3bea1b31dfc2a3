/** The calls under way, in the order in which they came. */
export interface CallOrder {
  enter(row: string): CallTurn;
}

/** One call. */
export interface CallTurn {
  /** Resolves when a later call was answered, or after `withinMs`. With `row`, only a call of that row counts. */
  overtaken(row: string | undefined, withinMs: number): Promise<void>;
  /** The call was answered. */
  leave(): void;
}

interface Waiting {
  readonly number: number;
  readonly row: string | undefined;
  readonly release: () => void;
}

/** Time for the later reply to arrive first: the two have connections of their own. */
const HEAD_START_MS = 50;

export function createCallOrder(): CallOrder {
  let entered = 0;
  const waiting = new Set<Waiting>();
  return {
    enter(row) {
      entered += 1;
      const number = entered;
      return {
        overtaken: (awaited, withinMs) =>
          new Promise((resolve) => {
            const end = (): void => {
              clearTimeout(bound);
              waiting.delete(each);
              resolve();
            };
            const bound = setTimeout(end, withinMs);
            const each = { number, row: awaited, release: () => setTimeout(end, Math.min(HEAD_START_MS, withinMs)) };
            waiting.add(each);
          }),
        leave() {
          for (const each of waiting) {
            if (each.number >= number || (each.row !== undefined && each.row !== row)) continue;
            waiting.delete(each);
            each.release();
          }
        },
      };
    },
  };
}
