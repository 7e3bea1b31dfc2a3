import type { DatabaseSync } from "node:sqlite";

/** Reads with several statements at one point in time, also while other processes write. */
export type Reading = <T>(read: () => T) => Promise<T>;

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
