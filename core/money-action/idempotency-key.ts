declare const intentBrand: unique symbol;

/** The idempotency key of one decision a person made; travels as `Idempotency-Key`. */
export type IdempotencyKey = string & { readonly [intentBrand]: true };

/** Takes 16 to 128 of `A-Z a-z 0-9 _ -`; throws a RangeError on anything else. */
export function idempotencyKey(text: string): IdempotencyKey {
  if (!/^[\w-]{16,128}$/.test(text)) throw new RangeError("an intent key takes 16 to 128 letters, digits, _ or -");
  return text as IdempotencyKey;
}

/** Makes keys that nobody can guess and that never repeat. */
export type NewIdempotencyKey = () => IdempotencyKey;

/** Lets one action run at a time. */
export interface Latch {
  readonly closed: boolean;
  /**
   * Runs the action under a key of its own, or returns undefined at once when one is running: a second click in the
   * same task, or Enter on top of a click, finds the latch closed before any state was drawn.
   */
  run<T>(action: (key: IdempotencyKey) => Promise<T>): Promise<T> | undefined;
}

export function createLatch(newKey: NewIdempotencyKey): Latch {
  let running = false;
  return {
    get closed() {
      return running;
    },
    run(action) {
      if (running) return undefined;
      running = true;
      const key = newKey();
      return (async () => action(key))().finally(() => {
        running = false;
      });
    },
  };
}
