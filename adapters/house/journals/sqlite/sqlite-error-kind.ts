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
export function isTakenBack(error: unknown): boolean {
  const code = sqliteErrorCode(error);
  // After another error of the disk, the last bytes of a commit may be there.
  return code !== undefined && (code & 0xff) !== SQLITE_IOERR;
}

const SQLITE_IOERR = 10;

function sqliteErrorCode(error: unknown): number | undefined {
  const code = error instanceof Error && "errcode" in error ? error.errcode : undefined;
  return typeof code === "number" ? code : undefined;
}
