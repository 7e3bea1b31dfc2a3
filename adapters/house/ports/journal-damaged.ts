/** What the journal read differs from what was written. Trying again does not help. */
export interface JournalDamaged extends Error {
  readonly name: "JournalDamaged";
}

/** @param fault what was found, in words, without the journal's place */
export function journalDamaged(fault: string): JournalDamaged {
  return Object.assign(new Error(fault), { name: "JournalDamaged" as const });
}

export function isJournalDamaged(error: unknown): error is JournalDamaged {
  return error instanceof Error && error.name === "JournalDamaged";
}
