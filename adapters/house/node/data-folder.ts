import { chmodSync, closeSync, existsSync, mkdirSync, openSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The journal's name in its data folder. */
export const JOURNAL_FILE = "journal.sqlite";

/**
 * Makes the file if it is missing, and readable by its owner only. SQLite gives the log beside a database the rights that
 * the database has when it is opened.
 */
export function ownFile(file: string): void {
  closeSync(openSync(file, "a", 0o600));
  chmodSync(file, 0o600);
}

/** A journal's folder with this file belongs to a house with real members. */
const MARKER = "production.txt";
const MARKER_TEXT = "This folder holds the journal of real members. A demo or a sandbox refuses to open it.\n";

export function isProductionFolder(dataDir: string): boolean {
  return existsSync(join(dataDir, MARKER));
}

export function markProductionFolder(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(join(dataDir, MARKER), MARKER_TEXT);
}
