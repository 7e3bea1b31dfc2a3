import type { DatabaseSync } from "node:sqlite";
import {
  type Cursor,
  journalDamaged,
  type LocatedEvent,
  type RecordedEvent,
  type StoredEvent,
} from "../../ports/journal.ts";
import {
  CHAIN_START,
  chainedChecksum,
  eventChecksum,
  type RawEventRow,
  readEventRow,
  readRecordedEvent,
} from "../event-row.ts";
import type { HighWaterMark } from "./high-water-mark.ts";

export interface PositionedRow extends RawEventRow {
  readonly seq: unknown;
  /** Null in a row that version 1 wrote. */
  readonly chain: unknown;
}

/** Pages of arrays are read in a third of the time that single rows as objects take. */
const PAGE_ROWS = 500;

/** All rows of a journal of any schema version, in the order of writing. */
export function* allEventRows(database: DatabaseSync, schemaVersion: number): Generator<PositionedRow> {
  const page = database.prepare(
    `SELECT seq, stream, version, event, checksum, ${schemaVersion === 1 ? "NULL" : "chain"}
     FROM events WHERE seq > ? ORDER BY seq LIMIT ${PAGE_ROWS}`,
  );
  page.setReturnArrays(true);
  for (let lastSeen = Number.MIN_SAFE_INTEGER; ; ) {
    const rows = page.all(lastSeen) as unknown as readonly (readonly unknown[])[];
    for (const [seq, stream, version, event, checksum, chain] of rows) {
      yield { seq, stream, version, event, checksum, chain };
      lastSeen = Number(seq);
    }
    if (rows.length < PAGE_ROWS) return;
  }
}

/** The events of an SQLite journal. Each one that is read is checked, and none is missing between those that are read. */
export interface SqliteEvents<Event extends StoredEvent> {
  /** The stream's last version. */
  versionOf(stream: string): number;
  /** Throws unless the index has no damage beside the stream's last event. */
  requireLast(stream: string, version: number): void;
  load(stream: string, afterVersion: number, limit: number): readonly RecordedEvent<Event>[];
  all(after: Cursor): AsyncGenerator<LocatedEvent<Event>>;
  /** Inside a write transaction. Returns the journal's end. */
  insert(stream: string, expectedVersion: number, bodies: readonly string[]): HighWaterMark;
  /** What `insert` returned is committed. */
  committed(head: HighWaterMark): void;
}

export function sqliteEvents<Event extends StoredEvent>(database: DatabaseSync): SqliteEvents<Event> {
  const columns = "SELECT seq, stream, version, event, checksum FROM events";
  const inIndex =
    "SELECT seq, stream, version FROM events INDEXED BY sqlite_autoindex_events_1 WHERE (stream, version)";
  const headVersion = database.prepare("SELECT max(version) AS version FROM events WHERE stream = ?");
  const lastPosition = database.prepare("SELECT max(seq) AS position FROM events");
  const chainAt = database.prepare("SELECT chain FROM events WHERE seq = ?");
  const insert = database.prepare(
    "INSERT INTO events (seq, stream, version, event, checksum, chain) VALUES (?, ?, ?, ?, ?, ?)",
  );
  const ofStream = database.prepare(`${columns} WHERE stream = ? AND version > ? ORDER BY version LIMIT ?`);
  const pageAfter = database.prepare(`${columns} WHERE seq > ? ORDER BY seq LIMIT ?`);
  const at = database.prepare(`${columns} WHERE seq = ?`);
  const next = database.prepare(`${inIndex} > (?, ?) ORDER BY stream, version LIMIT 1`);
  const upTo = database.prepare(`${inIndex} <= (?, ?) ORDER BY stream DESC, version DESC LIMIT 1`);

  /** The end after the last append of this process; other processes may have moved it since. */
  let lastHead: HighWaterMark = { position: 0, chain: CHAIN_START };

  function readHead(): HighWaterMark {
    const position = Number(lastPosition.get()?.["position"] ?? 0);
    if (position === lastHead.position) return lastHead;
    const chain = chainAt.get(position)?.["chain"];
    if (typeof chain !== "number") throw new Error("an earlier release wrote to the journal meanwhile");
    return { position, chain };
  }

  /** A damaged entry of the index hides others from a search, and then stands beside the place that was searched. */
  function requireSound(entry: Record<string, unknown> | undefined): void {
    if (!entry) return;
    const row = readEventRow(at.get(Number(entry["seq"])) ?? {});
    if (row.stream !== entry["stream"] || row.version !== entry["version"]) throw missing(row.stream, row.version);
  }

  function requireLast(stream: string, version: number): void {
    requireSound(upTo.get(stream, version));
    requireSound(next.get(stream, version));
  }

  return {
    versionOf: (stream) => Number(headVersion.get(stream)?.["version"] ?? 0),
    requireLast,
    load(stream, afterVersion, limit) {
      const events = ofStream.all(stream, afterVersion, limit).map((row) => readRecordedEvent<Event>(row));
      let version = afterVersion;
      for (const recorded of events) {
        version += 1;
        if (recorded.stream !== stream || recorded.version !== version) throw missing(stream, version);
      }
      if (events.length !== limit) requireLast(stream, version);
      return events;
    },
    async *all(after) {
      for (let position = Number(after); ; ) {
        const rows = pageAfter.all(position, PAGE_ROWS);
        for (const row of rows) {
          position += 1;
          if (row["seq"] !== position) throw journalDamaged(`the event at position ${position} is missing`);
          yield { ...readRecordedEvent<Event>(row), cursor: String(position) };
        }
        if (rows.length < PAGE_ROWS) return;
      }
    },
    insert(stream, expectedVersion, bodies) {
      let version = expectedVersion;
      let { position, chain } = readHead();
      for (const body of bodies) {
        version += 1;
        position += 1;
        const checksum = eventChecksum(stream, version, body);
        chain = chainedChecksum(chain, checksum);
        insert.run(position, stream, version, body, checksum, chain);
      }
      return { position, chain };
    },
    committed(head) {
      lastHead = head;
    },
  };
}

function missing(stream: string, version: number): Error {
  return journalDamaged(`the event ${stream}/${version} is missing`);
}
