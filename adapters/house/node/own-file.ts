import { chmodSync, closeSync, openSync } from "node:fs";

/**
 * Makes the file if it is missing, and readable by its owner only. SQLite gives the log beside a database the rights that
 * the database has when it is opened.
 */
export function ownFile(file: string): void {
  closeSync(openSync(file, "a", 0o600));
  chmodSync(file, 0o600);
}
