import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { readEventRow } from "./event-row.ts";
import { damaged, type JournalOpenFailure, newer } from "./open-failure.ts";
import { APPLICATION_ID, SCHEMA_VERSION } from "./schema.ts";

/**
 * Reads a whole journal without writing to it. Returns the first fault that it finds: another kind of file, a broken
 * SQLite structure, a changed event or a gap in a stream. Undefined when the journal is sound.
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

/** A file without a log is complete. `immutable` stops SQLite from creating an empty log beside it. */
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
