import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";

/** Writes a file or a folder's list of names to the disk. */
export function flushFile(path: string): void {
  // Windows cannot open or flush a folder.
  if (process.platform === "win32") return;
  const handle = openSync(path, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/**
 * Creates a folder and its missing parents, readable only by their owner. Throws the file system's errors. Node's own
 * recursive option never returns for a path in /proc.
 */
export function makeFolder(path: string): void {
  if (existsSync(path)) return;
  const parent = dirname(path);
  if (parent !== path) makeFolder(parent);
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    if (!existsSync(path)) throw error;
  }
}

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
