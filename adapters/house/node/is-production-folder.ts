import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

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
