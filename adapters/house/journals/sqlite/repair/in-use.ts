import { linkSync, rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";

const SQLITE_BUSY = 5;

/**
 * Whether a process has the journal open. A second name of the same file has the same locks but no log, so asking for
 * the exclusive lock there changes nothing.
 */
export function isInUse(file: string): boolean {
  const link = `${file}.${process.pid}.lock`;
  try {
    linkSync(file, link);
    const database = new DatabaseSync(link, { timeout: 0 });
    try {
      database.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE; ROLLBACK");
    } finally {
      database.close();
    }
    return false;
  } catch (error) {
    // A damaged file cannot be locked either; nobody has it open then.
    return error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;
  } finally {
    for (const name of [link, `${link}-wal`, `${link}-shm`]) rmSync(name, { force: true });
  }
}
