/**
 * What is known about the call of a journal that failed.
 * - `unreachable`: the journal was not reached, or it did nothing; an append has not happened
 * - `unknown`: the connection was lost while an append ran, and reading back did not show what became of it
 */
export type JournalFailureKind = "unreachable" | "unknown";

/** What a journal throws when it cannot be reached or cannot write. Later calls may succeed. */
export interface JournalFailure extends Error {
  readonly journalFailure: JournalFailureKind;
}

/** @param message an English sentence for the log, without an event's content */
export function journalFailure(kind: JournalFailureKind, message: string, cause?: unknown): JournalFailure {
  return Object.assign(new Error(message, { cause }), { journalFailure: kind });
}

/** Undefined for every other error. */
export function journalFailureOf(error: unknown): JournalFailureKind | undefined {
  const kind = error instanceof Error && "journalFailure" in error ? error.journalFailure : undefined;
  return kind === "unreachable" || kind === "unknown" ? kind : undefined;
}
