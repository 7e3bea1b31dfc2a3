import type { DraftStore } from "./draft-store.ts";
import type { LastKnownStore } from "./last-known-store.ts";

/** What a member's device stores of their money until the session ends. */
export interface StoredWallet {
  readonly lastKnown: LastKnownStore;
  readonly drafts: DraftStore;
}
