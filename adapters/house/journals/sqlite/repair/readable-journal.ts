import type { DatabaseSync } from "node:sqlite";
import type { PositionedRow } from "../all-event-rows.ts";
import type { EventName } from "./restore-event.ts";

/** What can be read of a damaged journal. Nothing in it throws. */
export interface ReadableJournal {
  /** Rows in the order of the file, and after an unreadable page one by one; some may come twice. */
  rows(): Generator<PositionedRow>;
  /** An event's bytes as they are in the file. */
  bytesAt(seq: number): unknown;
  /** Stream and version as the index of the events has them. */
  nameAt(seq: number): EventName | undefined;
}

/** @param limit no position is higher */
export function readableJournal(database: DatabaseSync, limit: number): ReadableJournal {
  const hasChain = database.prepare("SELECT 1 FROM pragma_table_info('events') WHERE name = 'chain'").get();
  const select = `SELECT seq, stream, version, event, checksum, ${hasChain ? "chain" : "NULL AS chain"}
    FROM events NOT INDEXED`;
  const one = database.prepare(`${select} WHERE seq = ?`);
  const bytes = database.prepare("SELECT CAST(event AS BLOB) AS bytes FROM events NOT INDEXED WHERE seq = ?");
  let names: ReadonlyMap<number, EventName> | undefined;

  return {
    *rows() {
      let lastSeen = 0;
      try {
        for (const row of database.prepare(select).iterate()) {
          yield asRow(row);
          if (row["seq"] === lastSeen + 1) lastSeen += 1;
        }
        return;
      } catch {
        // The next rows are read one by one.
      }
      for (let seq = lastSeen + 1; seq <= limit; seq += 1) {
        const row = attempt(() => one.get(seq));
        if (row) yield asRow(row);
      }
    },
    bytesAt: (seq) => attempt(() => bytes.get(seq)?.["bytes"]),
    nameAt(seq) {
      names ??= namesInIndex(database);
      return names.get(seq);
    },
  };
}

function namesInIndex(database: DatabaseSync): ReadonlyMap<number, EventName> {
  const names = new Map<number, EventName>();
  attempt(() => {
    const index = "SELECT seq, stream, version FROM events INDEXED BY sqlite_autoindex_events_1";
    for (const { seq, stream, version } of database.prepare(index).iterate()) {
      names.set(Number(seq), { stream: String(stream), version: Number(version) });
    }
  });
  return names;
}

function asRow(row: Record<string, unknown>): PositionedRow {
  const { seq, stream, version, event, checksum, chain } = row;
  return { seq, stream, version, event, checksum, chain };
}

/** Undefined where the file cannot be read. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
