import { randomInt } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import { err, ok, type Result } from "../../../../core/shared/result.ts";
import { CHAIN_START, chainedChecksum, readEventRow } from "../event-row.ts";
import { hasLogFormat, openForReading } from "./database-file.ts";
import { type HighWaterMark, readMarks } from "./high-water-mark.ts";
import { damaged, type JournalOpenFailure, newer, startFailure } from "./open-failure.ts";
import { APPLICATION_ID, SCHEMA_VERSION, tablesOfVersion } from "./schema.ts";

/** Tables, columns and indexes as text. Another release of SQLite words the same structure in the same way. */
function structureOf(database: DatabaseSync): string {
  const rows = database
    .prepare(
      `SELECT s.type, s.name, s.tbl_name, l.strict, l.wr, c.cid, c.name AS column, c.type AS kind, c."notnull", c.pk,
         c.dflt_value, c.hidden
       FROM sqlite_schema AS s LEFT JOIN pragma_table_list AS l ON l.name = s.name AND l.schema = 'main'
         LEFT JOIN pragma_table_xinfo(s.name) AS c
       ORDER BY s.name, c.cid`,
    )
    .all();
  const indexes = database
    .prepare(
      `SELECT i.name, i."unique", i.origin, i.partial, x.seqno, x.cid, x.name AS column, x."desc", x.coll, x.key
       FROM sqlite_schema AS s JOIN pragma_index_list(s.name) AS i JOIN pragma_index_xinfo(i.name) AS x
       WHERE s.type = 'table' ORDER BY i.name, x.seqno`,
    )
    .all();
  return JSON.stringify([rows, indexes]);
}

/** Whether the database has exactly the tables of a schema version. */
function hasTablesOf(database: DatabaseSync, version: number): boolean {
  const tables = tablesOfVersion(version);
  if (tables === undefined) return false;
  const model = new DatabaseSync(":memory:");
  try {
    model.exec(tables);
    return structureOf(model) === structureOf(database);
  } finally {
    model.close();
  }
}

/** A journal without a fault. */
export interface SoundJournal {
  readonly schemaVersion: number;
  readonly head: HighWaterMark;
  /** False when nothing notes how far the journal had come, so that a lost end would not be noticed. */
  readonly endIsKnown: boolean;
}

/** The schema version of a file that is a journal and has exactly the tables of its version. */
export function checkHeader(file: string, database: DatabaseSync): Result<number, JournalOpenFailure> {
  if (pragma(database, "application_id") !== APPLICATION_ID) return err(damaged(file, "it is not a journal"));
  const schemaVersion = pragma(database, "user_version");
  if (typeof schemaVersion !== "number" || schemaVersion > SCHEMA_VERSION) return err(newer(file));
  if (!hasLogFormat(file) || !hasTablesOf(database, schemaVersion)) return err(damaged(file, "its tables are changed"));
  return ok(schemaVersion);
}

/** Undefined when the journal is the one that was noted, up to its end. */
export function lostEnd(
  head: HighWaterMark,
  marks: readonly HighWaterMark[],
  chainAt: (position: number) => unknown,
): string | undefined {
  const furthest = Math.max(0, ...marks.map(({ position }) => position));
  if (furthest > head.position) {
    return `it ends at position ${head.position} but had come to ${furthest}, so its last ${furthest - head.position} events are lost`;
  }
  const other = marks.find(({ position, chain }) => chainAt(position) !== chain);
  return other && `it is not the journal that had come to position ${other.position}, but another one or an older copy`;
}

function pragma(database: DatabaseSync, name: "application_id" | "user_version"): unknown {
  return database.prepare(`PRAGMA ${name}`).get()?.[name];
}

export interface StartCheckOptions {
  /** How many events are read besides the last ones: all of a journal that has no more. */
  readonly sample?: number | undefined;
  /** Evenly spread in [0, 1). */
  readonly random?: (() => number) | undefined;
}

const START_SAMPLE = 200;
const LAST_EVENTS = 32;

/**
 * Checks what a start can check of a journal in a time that does not depend on its size: the tables, that its end is the
 * one that was noted, its last events and a random sample of the others. Everything else is checked when it is read.
 */
export function checkJournalStart(
  file: string,
  { sample = START_SAMPLE, random = () => randomInt(2 ** 32) / 2 ** 32 }: StartCheckOptions = {},
): Result<SoundJournal | { readonly schemaVersion: number; readonly isOld: true }, JournalOpenFailure> {
  try {
    // Before the events, because another process may append meanwhile.
    const marks = readMarks(file);
    const database = openForReading(file);
    try {
      // One snapshot for all that follows.
      database.exec("PRAGMA cell_size_check = ON; BEGIN");
      const header = checkHeader(file, database);
      if (!header.ok) return header;
      const schemaVersion = header.value;
      if (schemaVersion < SCHEMA_VERSION) return ok({ schemaVersion, isOld: true });
      const events = eventChecks(database);
      const last = events.last();
      for (const position of positionsToCheck(last, sample, random)) events.check(position);
      const head = { position: last, chain: events.chainAt(last) };
      if (typeof head.chain !== "number") throw new Error("no event is chained to the one before it");
      const lost = lostEnd({ position: last, chain: head.chain }, marks, events.chainAt);
      if (lost !== undefined) return err(damaged(file, lost));
      return ok({ schemaVersion, head: { position: last, chain: head.chain }, endIsKnown: marks.length > 0 });
    } finally {
      database.close();
    }
  } catch (error) {
    return err(startFailure(file, error) ?? damaged(file, error instanceof Error ? error.message : String(error)));
  }
}

function positionsToCheck(last: number, sample: number, random: () => number): Iterable<number> {
  const all = last <= sample + LAST_EVENTS;
  const positions = new Set(Array.from({ length: all ? last : LAST_EVENTS }, (_, i) => last - i));
  for (let i = 0; i < sample && !all; i += 1) positions.add(1 + Math.floor(random() * last));
  return positions;
}

function eventChecks(database: DatabaseSync) {
  const ends = database.prepare("SELECT (SELECT min(seq) FROM events) AS first, (SELECT max(seq) FROM events) AS last");
  const at = database.prepare("SELECT seq, stream, version, event, checksum, chain FROM events WHERE seq = ?");
  const positionOf = database.prepare(
    "SELECT seq FROM events INDEXED BY sqlite_autoindex_events_1 WHERE stream = ? AND version = ?",
  );
  const chainAt = (position: number): unknown => (position === 0 ? CHAIN_START : at.get(position)?.["chain"]);

  return {
    chainAt,
    last(): number {
      const { first, last } = ends.get() ?? {};
      if (first !== null && first !== 1) throw new Error("the event at position 1 is missing");
      return Number(last ?? 0);
    },
    check(position: number): void {
      const row = at.get(position);
      if (!row) throw new Error(`the event at position ${position} is missing`);
      const { stream, version, checksum } = readEventRow(row);
      const previous = chainAt(position - 1);
      const { chain } = row;
      // Version 1 wrote events without a chain; the last one of them has it.
      const isChained =
        chain === null || previous === null
          ? previous === null || position === 1
          : typeof previous === "number" && chain === chainedChecksum(previous, checksum);
      if (!isChained) throw new Error(`the event at position ${position} does not follow the one before it`);
      const before = version === 1 ? 0 : positionOf.get(stream, version - 1)?.["seq"];
      if (typeof before !== "number" || before >= position || positionOf.get(stream, version)?.["seq"] !== position) {
        throw new Error(`the event ${stream}/${version} or the one before it is missing`);
      }
    },
  };
}
