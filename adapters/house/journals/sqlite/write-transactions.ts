import type { DatabaseSync } from "node:sqlite";
import { journalUnavailable } from "../../ports/journal-unavailable.ts";
import { isTakenBack, sqliteErrorKind } from "./sqlite-error-kind.ts";

/** Runs `write` in a transaction. A thrown error takes back everything. `isWritten` says whether there is something to commit. */
export type WriteTransactions = <T>(write: () => T, isWritten?: (result: T) => boolean) => T;

/** Throws `JournalUnavailable` when the disk is full or fails, or another process holds the lock for too long. */
export function writeTransactions(database: DatabaseSync): WriteTransactions {
  const begin = database.prepare("BEGIN IMMEDIATE");
  const commit = database.prepare("COMMIT");
  const rollback = database.prepare("ROLLBACK");

  function takeBack(): void {
    // SQLite does it by itself when the disk is full.
    if (database.isTransaction) rollback.run();
  }

  return (write, isWritten = () => true) => {
    let isCommitting = false;
    try {
      begin.run();
      const result = write();
      if (isWritten(result)) {
        isCommitting = true;
        commit.run();
      } else {
        rollback.run();
      }
      return result;
    } catch (error) {
      takeBack();
      if (sqliteErrorKind(error) !== "unavailable") throw error;
      throw journalUnavailable(isCommitting && !isTakenBack(error) ? "unknown" : "nothing", error);
    }
  };
}
