import type { Instant } from "../../../core/shared/bangkok-time.ts";

/** What is counted under one key. */
export interface LimitEntry {
  /** How many there were at `at`; it falls with time. */
  readonly count: number;
  readonly at: Instant;
  /** Nothing more is allowed before this time. */
  readonly until: Instant;
  /** From this time on the entry means nothing, and the store may drop it. */
  readonly forgottenAt: Instant;
}

/**
 * Where the house counts failures and calls, apart from the journal: whoever signs in with wrong passwords must not fill
 * the ledger. A store may drop entries when it has too many.
 */
export interface LimitStore {
  get(key: string): Promise<LimitEntry | undefined>;
  /**
   * Changes an entry in one step, over all processes that share the store; undefined deletes it. `change` may be called
   * again after a conflict, so it has no effect of its own.
   */
  change(
    key: string,
    change: (entry: LimitEntry | undefined) => LimitEntry | undefined,
  ): Promise<LimitEntry | undefined>;
  close(): Promise<void>;
}
