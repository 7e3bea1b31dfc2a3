import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { readEventRow } from "./event-row.ts";
import { damaged, type JournalOpenFailure, newer } from "./open-failure.ts";
import { APPLICATION_ID, SCHEMA_VERSION } from "./schema.ts";

/**
 * Reads a whole journal without writing to it and says what is wrong, if anything: another kind of file, a structure
 * that SQLite finds broken, an event that differs from what was written, a gap in a stream.
 */
export function checkJournalFile(file: string): JournalOpenFailure | undefined {
  try {
    const database = openForReading(file);
    try {
      return findFault(file, database);
    } finally {
      database.close();
    }
  } catch (error) {
    return damaged(file, error instanceof Error ? error.message : String(error));
  }
}

/** Without a log beside it the file is complete by itself; SQLite is told so, or it would leave an empty log behind. */
function openForReading(file: string): DatabaseSync {
  const url = pathToFileURL(file);
  if (!existsSync(`${file}-wal`)) url.searchParams.set("immutable", "1");
  return new DatabaseSync(url, { readOnly: true });
}

function findFault(file: string, database: DatabaseSync): JournalOpenFailure | undefined {
  if (pragma(database, "application_id") !== APPLICATION_ID) return damaged(file, "it is not a journal");
  const version = pragma(database, "user_version");
  if (typeof version !== "number" || version > SCHEMA_VERSION) return newer(file);
  const verdict = pragma(database, "quick_check");
  if (verdict !== "ok") return damaged(file, lastLine(String(verdict)));
  const heads = new Map<string, number>();
  for (const row of database.prepare("SELECT stream, version, event, checksum FROM events ORDER BY seq").iterate()) {
    const { stream, version: found } = readEventRow(row);
    const expected = (heads.get(stream) ?? 0) + 1;
    if (found !== expected) return damaged(file, `the event ${stream}/${expected} is missing`);
    heads.set(stream, found);
  }
  return undefined;
}

function pragma(database: DatabaseSync, name: "application_id" | "user_version" | "quick_check"): unknown {
  const row = database.prepare(`PRAGMA ${name}`).get();
  return row?.[name];
}

function lastLine(text: string): string {
  return text.trim().split("\n").at(-1) ?? text;
}
