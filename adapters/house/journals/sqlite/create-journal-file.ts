import { chmodSync, closeSync, constants, copyFileSync, fsyncSync, linkSync, openSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { CREATE_TABLES } from "./schema.ts";

/**
 * Makes a new journal appear under its name whole or not at all, with all that `fill` writes to the draft; so an empty
 * or half-made file there is always damage and never a beginning. Another process that was first wins. Throws what the
 * file system throws.
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
    // Password hashes and bank accounts are inside; SQLite gives its side files the same mode.
    chmodSync(draft, 0o600);
    await fill(draft);
    flush(draft);
    publish(draft, file);
    flush(dirname(file));
  } finally {
    for (const leftover of [draft, `${draft}-wal`, `${draft}-shm`]) rmSync(leftover, { force: true });
  }
}

function publish(draft: string, file: string): void {
  try {
    linkSync(draft, file);
  } catch (error) {
    if (codeOf(error) === "EEXIST") return;
    // Some file systems know no hard links.
    copyFileSync(draft, file, constants.COPYFILE_EXCL);
    flush(file);
  }
}

function flush(path: string): void {
  // Windows can neither open nor flush a folder.
  if (process.platform === "win32") return;
  const handle = openSync(path, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
