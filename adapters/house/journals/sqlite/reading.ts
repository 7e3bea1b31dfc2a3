import type { DatabaseSync } from "node:sqlite";
import { journalUnavailable } from "../../ports/journal-unavailable.ts";
import { sqliteErrorKind } from "./sqlite-error-kind.ts";

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
