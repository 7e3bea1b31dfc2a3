import { MINUTE_MS } from "../shared/bangkok-time.ts";
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

/** The job's value; `taken` is false when another tab runs the same kind of action. */
export type Turn<T> = { readonly taken: true; readonly value: T } | { readonly taken: false };

/**
 * Lets one of a member's tabs at a time run a kind of money action. A tab that closes or crashes loses its locks. It
 * works behind each tab's latch and does not replace it: it answers later than a second click comes.
 */
export interface TabLock {
  /**
   * Runs the job while no other tab can take the kind; never waits for another tab. When `isOver` accepts the job's
   * value, keeps the lock for a second longer, because the other tabs may not show the result yet.
   */
  take<T>(kind: string, job: () => Promise<T>, isOver: (value: T) => boolean): Promise<Turn<T>>;
  /** Resolves when no tab holds the kind. A tab that hangs loses its lock after `LONGEST_LOCK_MS`. */
  freed(kind: string): Promise<void>;
}

/** Longer than an action that gets no answer: reading, sending and looking, each until its time-out. */
export const LONGEST_LOCK_MS = 3 * MINUTE_MS;
