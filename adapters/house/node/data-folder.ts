import { chmodSync, closeSync, existsSync, openSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeFolder } from "../journals/sqlite/database-file.ts";
import { markFile } from "../journals/sqlite/high-water-mark.ts";
import { argument } from "../journals/sqlite/open-failure.ts";

/** Where a house keeps what it knows: a folder or a database. */
export type HousePlace = { readonly dataDir: string } | { readonly databaseUrl: string };

/** The journal's name in its data folder. */
export const JOURNAL_FILE = "journal.sqlite";
/** Apart from the journal: they are no part of the ledger. */
export const AUDIT_FILE = "audit.sqlite";
export const LIMITS_FILE = "limits.sqlite";
export const KEY_FILE = "secret.key";

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

/** Writes the file once; one of an earlier release gets the rights of its neighbours. */
export function markProductionFolder(dataDir: string): void {
  makeFolder(dataDir);
  const isMarked = isProductionFolder(dataDir);
  ownFile(join(dataDir, MARKER));
  if (!isMarked) writeFileSync(join(dataDir, MARKER), MARKER_TEXT);
}

/** Why no house with real members may open the folder. Undefined for one with their journal. */
export function productionFolderFault(dataDir: string): string | undefined {
  if (!existsSync(join(dataDir, JOURNAL_FILE))) {
    const create = `\`sanam house create --data ${argument(dataDir)}\` makes that of a new house, once.`;
    return lostJournal(dataDir) ?? `There is no journal in ${dataDir}: ${create}`;
  }
  if (isProductionFolder(dataDir)) return undefined;
  return `The journal in ${dataDir} has no ${MARKER}, so it was made by a demo or a sandbox: SANAM_DATA must name another folder.`;
}

/** Why no house may begin in the folder: one was here, and its journal is gone. Undefined for any other folder. */
export function lostJournal(dataDir: string): string | undefined {
  if (existsSync(join(dataDir, JOURNAL_FILE))) return undefined;
  const left = [MARKER, KEY_FILE, markFile(JOURNAL_FILE), `${JOURNAL_FILE}-wal`, AUDIT_FILE, LIMITS_FILE];
  const found = left.filter((name) => existsSync(join(dataDir, name)));
  if (found.length === 0) return undefined;
  return `The folder ${dataDir} has ${listed(found)}, but no ${JOURNAL_FILE}: mount its volume or restore a backup. A house never starts over a lost journal.`;
}

/** A list in a sentence. */
function listed(names: readonly string[]): string {
  const [last = "", ...others] = names.toReversed();
  return others.length === 0 ? last : `${others.toReversed().join(", ")} and ${last}`;
}
