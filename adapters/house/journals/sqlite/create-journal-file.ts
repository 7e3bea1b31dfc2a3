import { chmodSync, constants, copyFileSync, linkSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { flushFile } from "./flush-file.ts";
import { CREATE_TABLES } from "./schema.ts";

/**
 * Creates a journal file, complete with what `fill` writes, or no file at all. So an empty or partial file is always
 * damage. When another process creates the file first, its file stays. Throws the file system's errors.
 */
export async function createJournalFile(file: string, fill: (draft: string) => Promise<void>): Promise<void> {
  const draft = `${file}.${process.pid}.new`;
  try {
    rmSync(draft, { force: true });
    const database = new DatabaseSync(draft);
    try {
      database.exec(CREATE_TABLES);
    } finally {
      database.close();
    }
    // The file holds password hashes and bank accounts. SQLite gives its log files the same mode.
    chmodSync(draft, 0o600);
    await fill(draft);
    flushFile(draft);
    publish(draft, file);
    flushFile(dirname(file));
  } finally {
    for (const leftover of [draft, `${draft}-wal`, `${draft}-shm`]) rmSync(leftover, { force: true });
  }
}

function publish(draft: string, file: string): void {
  try {
    linkSync(draft, file);
  } catch (error) {
    if (codeOf(error) === "EEXIST") return;
    // Some file systems have no hard links.
    copyFileSync(draft, file, constants.COPYFILE_EXCL);
    flushFile(file);
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
