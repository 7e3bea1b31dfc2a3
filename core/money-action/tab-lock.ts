import { MINUTE_MS } from "../shared/bangkok-time.ts";
import type { MoneyIntentKind } from "./intent.ts";

/** What the job gave; nothing when another tab is at the same kind of action. */
export type Turn<T> = { readonly taken: true; readonly value: T } | { readonly taken: false };

/**
 * One member's tabs among themselves: one at a time is at a kind of money action. A tab that ends, however it ends,
 * holds nothing any more. Behind the latch of each tab, never in its place: this one answers later than a second click.
 */
export interface TabLock {
  /**
   * Runs the job while no other tab can take the kind; never waits for its turn. Of what `isOver` the other tabs may
   * not know for a moment, and so long the kind is held on to.
   */
  take<T>(kind: MoneyIntentKind, job: () => Promise<T>, isOver: (value: T) => boolean): Promise<Turn<T>>;
  /** Resolves when no tab holds the kind any more; one that is stuck loses it after `LONGEST_LOCK_MS`. */
  freed(kind: MoneyIntentKind): Promise<void>;
}

/** Longer than an action takes that nobody answers: reading, sending and looking, each up to its time-out. */
export const LONGEST_LOCK_MS = 3 * MINUTE_MS;
