import type { UniqueKey } from "../ports/journal.ts";

/** What a check reads of a journal. */
export interface CheckedJournal {
  findStream(key: UniqueKey): Promise<string | undefined>;
  readonly derived?: { schema(): Promise<number> };
}

/** Whether the journal of an open house still serves it. Both throw when it cannot be read. */
export interface JournalChecks {
  readable(): Promise<void>;
  /** False when another program has replaced the rows and states by those of another schema. */
  schemaFits(): Promise<boolean>;
}

/** No stream has it, so the search is one look at an index. */
const NO_KEY: UniqueKey = { kind: "token", value: "readiness" };

/** @param schema of the rows and states that the house reads; undefined for a journal without any */
export function journalChecks(journal: CheckedJournal, schema?: number): JournalChecks {
  return {
    async readable() {
      await journal.findStream(NO_KEY);
    },
    async schemaFits() {
      return schema === undefined || !journal.derived || (await journal.derived.schema()) === schema;
    },
  };
}
