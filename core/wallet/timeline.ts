import type { Instant } from "../shared/bangkok-time.ts";

/** One step that a request took; the last one is where it stands. */
export interface TimelineStep<Status extends string> {
  readonly status: Status;
  readonly at: Instant;
  /** Why, in words that can be shown: a rejection's reason, say. */
  readonly reason?: string;
}
