/** The journal's rows and states are those of a later release, complete or begun. This one must not replace them by itself. */
export interface JournalNewer extends Error {
  readonly name: "JournalNewer";
}

export function journalNewer(reason: string): JournalNewer {
  return Object.assign(new Error(reason), { name: "JournalNewer" as const });
}

export function isJournalNewer(error: unknown): error is JournalNewer {
  return error instanceof Error && error.name === "JournalNewer";
}
