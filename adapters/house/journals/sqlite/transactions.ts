import type { DatabaseSync } from "node:sqlite";
import { journalUnavailable } from "../../ports/journal.ts";

/**
 * What an error says about a journal's file:
 * - `unavailable`: the disk is full, the file is locked, or it cannot be read or written for now
 * - `damaged`: the file differs from what SQLite wrote
 * - `other`: nothing; also for errors that are not SQLite's
 */
export type SqliteErrorKind = "unavailable" | "damaged" | "other";

/** SQLITE_PERM, BUSY, LOCKED, READONLY, IOERR, FULL, CANTOPEN. */
const UNAVAILABLE = new Set([3, 5, 6, 8, 10, 13, 14]);
/** SQLITE_CORRUPT, NOTADB. */
const DAMAGED = new Set([11, 26]);
/** SQLITE_IOERR_SHORT_READ, IOERR_DATA, IOERR_CORRUPTFS: the disk answers, but with something else. */
const DAMAGED_READ = new Set([522, 8202, 8458]);

export function sqliteErrorKind(error: unknown): SqliteErrorKind {
  const code = sqliteErrorCode(error);
  if (code === undefined) return "other";
  const primary = code & 0xff;
  if (DAMAGED.has(primary) || DAMAGED_READ.has(code)) return "damaged";
  return UNAVAILABLE.has(primary) ? "unavailable" : "other";
}

/** Whether SQLite took back what it could not write, and left nothing that another start could find. */
function isTakenBack(error: unknown): boolean {
  const code = sqliteErrorCode(error);
  // After another error of the disk, the last bytes of a commit may be there.
  return code !== undefined && (code & 0xff) !== SQLITE_IOERR;
}

const SQLITE_IOERR = 10;

function sqliteErrorCode(error: unknown): number | undefined {
  const code = error instanceof Error && "errcode" in error ? error.errcode : undefined;
  return typeof code === "number" ? code : undefined;
}

/** Reads with several statements at one point in time, also while other processes write. */
export type Reading = <T>(read: () => T) => Promise<T>;

/** Throws `JournalUnavailable` where the file cannot be read for now. */
export function availableReading(reading: Reading): Reading {
  return async (read) => {
    try {
      return await reading(read);
    } catch (error) {
      throw sqliteErrorKind(error) === "unavailable" ? journalUnavailable("nothing", error) : error;
    }
  };
}

export function readingOf(database: DatabaseSync): Reading {
  const begin = database.prepare("BEGIN");
  const end = database.prepare("COMMIT");
  return async (read) => {
    begin.run();
    try {
      return read();
    } finally {
      // An error of the disk has ended it already.
      if (database.isTransaction) end.run();
    }
  };
}

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
