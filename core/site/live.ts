import type { Problem } from "../shared/fault.ts";
import type { Result } from "../shared/result.ts";

/** What a backend reports while it changes. */
export const LIVE_SUBJECTS = ["credit", "deposit", "slip", "withdrawal", "reward", "inbox", "downline"] as const;
export type LiveSubject = (typeof LIVE_SUBJECTS)[number];

/** Something of the member's changed and should be read again. */
export interface LiveChange {
  readonly what: LiveSubject;
  /** The request's id, for a request. */
  readonly id: string | undefined;
}

export interface LiveListener {
  /** The id of the last report that was received, so that the backend repeats what came after it. */
  readonly lastId: string | undefined;
  /** Ends the listening. */
  readonly signal: AbortSignal;
  readonly onOpen: () => void;
  /** Called for every sign of life: a report or a heartbeat. */
  readonly onBeat: () => void;
  /** `id` is the `lastId` of a listener that wants what comes after this report. */
  readonly onChanges: (changes: readonly LiveChange[], id: string) => void;
}

/** The stream of the signed-in member's changes at some backend. */
export interface LivePort {
  /** Listens until the backend or the listener ends it. An error when it never opened or broke. */
  listen(listener: LiveListener): Promise<Result<void, Problem>>;
}
