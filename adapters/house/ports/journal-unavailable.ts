/** The journal's database cannot be reached, or refuses to work for now. A later call, or one of another release, may succeed. */
export interface JournalUnavailable extends Error {
  readonly name: "JournalUnavailable";
  /**
   * - `nothing`: the call has changed nothing
   * - `unknown`: an append may have happened, or may still happen within seconds
   */
  readonly effect: "nothing" | "unknown";
}

export function journalUnavailable(effect: JournalUnavailable["effect"], cause: unknown): JournalUnavailable {
  const what = effect === "nothing" ? "nothing was changed" : "whether the append happened is unknown";
  const why = cause instanceof Error && cause.message !== "" ? `: ${cause.message.replace(/\.$/, "")}` : "";
  const error = new Error(`The journal's database is not available, and ${what}${why}.`, { cause });
  return Object.assign(error, { name: "JournalUnavailable" as const, effect });
}

export function isJournalUnavailable(error: unknown): error is JournalUnavailable {
  return error instanceof Error && error.name === "JournalUnavailable";
}
