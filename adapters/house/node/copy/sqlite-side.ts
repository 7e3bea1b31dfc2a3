import type { DatabaseSync } from "node:sqlite";
import { readEventRow } from "../../journals/event-row.ts";
import { allEventRows } from "../../journals/sqlite/all-event-rows.ts";
import { openForReading } from "../../journals/sqlite/open-for-reading.ts";
import type { CheckedEvent, HeldKey, ReadSide } from "./read-side.ts";

/**
 * The events and keys in a file; none without a file. Each call opens the file again: an open one may not see what others
 * write.
 */
export function sqliteSide(file: () => string | undefined): ReadSide {
  async function* reading<T>(rows: (database: DatabaseSync) => Iterable<T>): AsyncGenerator<T> {
    const path = file();
    if (path === undefined) return;
    const database = openForReading(path);
    try {
      yield* rows(database);
    } finally {
      database.close();
    }
  }
  return {
    events: () => reading(checkedEvents),
    keys: () => reading(heldKeys),
  };
}

function* checkedEvents(database: DatabaseSync): Generator<CheckedEvent> {
  for (const row of allEventRows(database, versionOf(database))) {
    const { stream, version, checksum } = readEventRow(row);
    yield { stream, version, checksum };
  }
}

function* heldKeys(database: DatabaseSync): Generator<HeldKey> {
  for (const { kind, value, stream } of database.prepare("SELECT kind, value, stream FROM claims").iterate()) {
    yield { kind: String(kind), value: String(value), stream: String(stream) };
  }
}

function versionOf(database: DatabaseSync): number {
  return Number(database.prepare("PRAGMA user_version").get()?.["user_version"]);
}
