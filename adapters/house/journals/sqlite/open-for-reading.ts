import { closeSync, existsSync, openSync, readSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";

/**
 * Opens a journal's database without a change on disk. A file without a log is complete: `immutable` stops SQLite from
 * creating an empty log beside it.
 */
export function openForReading(file: string): DatabaseSync {
  const url = pathToFileURL(file);
  if (!existsSync(`${file}-wal`)) url.searchParams.set("immutable", "1");
  return new DatabaseSync(url, { readOnly: true });
}

/** Where SQLite's file header says that the file has a write-ahead log. Without it, SQLite ignores the log. */
const LOG_VERSIONS_AT = 18;

export function hasLogFormat(file: string): boolean {
  const versions = Buffer.alloc(2);
  const handle = openSync(file, "r");
  try {
    readSync(handle, versions, 0, 2, LOG_VERSIONS_AT);
  } finally {
    closeSync(handle);
  }
  return versions.readUInt16BE() === 0x0202;
}
