import type { IdempotencyKey, NewIdempotencyKey } from "./idempotency-key.ts";

/** Lets one action run at a time. */
export interface Latch {
  readonly closed: boolean;
  /**
   * Runs the action under a new key. Returns undefined at once while another one runs, so that a second click in the
   * same task, or Enter after a click, does nothing.
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
