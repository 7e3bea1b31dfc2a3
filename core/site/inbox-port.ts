import type { Problem } from "../shared/fault.ts";
import type { Result } from "../shared/result.ts";
import type { InboxChange, InboxPage, InboxQuery } from "./inbox.ts";

/** The signed-in member's inbox at some backend. */
export interface InboxPort {
  inbox(query: InboxQuery): Promise<Result<InboxPage, Problem>>;
  /** Resolves to the number of unread items after the change. */
  changeInbox(change: InboxChange): Promise<Result<number, Problem>>;
}

/** Which notices the member dismissed on this device; for a backend without an inbox. */
export interface DismissedNotices {
  read(): readonly string[];
  add(id: string): void;
  /** Calls the listener when another tab adds one; returns how to stop. */
  watch(listener: () => void): () => void;
}
