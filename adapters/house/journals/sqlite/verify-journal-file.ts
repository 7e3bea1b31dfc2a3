import type { DatabaseSync } from "node:sqlite";
import { err, ok, type Result } from "../../../../core/shared/result.ts";
import type { ReplayUniqueKeys, StoredEvent } from "../../ports/journal.ts";
import { allEventRows } from "./all-event-rows.ts";
import { CHAIN_START, chainedChecksum, type EventRow, readEventRow } from "./event-row.ts";
import { expectKeys } from "./expected-keys.ts";
import { hasTablesOf } from "./has-tables-of.ts";
import { type HighWaterMark, readMarks } from "./high-water-mark.ts";
import { damaged, type JournalOpenFailure, newer } from "./open-failure.ts";
import { hasLogFormat, openForReading } from "./open-for-reading.ts";
import { APPLICATION_ID, SCHEMA_VERSION } from "./schema.ts";

/** A journal without a fault. */
export interface SoundJournal {
  readonly schemaVersion: number;
  readonly head: HighWaterMark;
  /** False when nothing notes how far the journal had come, so that a lost end would not be noticed. */
  readonly endIsKnown: boolean;
}

/**
 * Reads a whole journal without writing to it. Fails with the first fault that it finds: another kind of file, a broken
 * structure, a changed, lost or moved event, a unique key that differs from the events, an end that was lost.
 */
export function verifyJournalFile<Event extends StoredEvent>(
  file: string,
  replayKeys?: ReplayUniqueKeys<Event>,
): Result<SoundJournal, JournalOpenFailure> {
  try {
    // Before the events, because another process may append meanwhile.
    const marks = readMarks(file);
    const database = openForReading(file);
    try {
      // One snapshot for all that follows.
      database.exec("BEGIN");
      return check(file, database, marks, replayKeys);
    } finally {
      database.close();
    }
  } catch (error) {
    return err(damaged(file, error instanceof Error ? error.message : String(error)));
  }
}

function check<Event extends StoredEvent>(
  file: string,
  database: DatabaseSync,
  marks: readonly HighWaterMark[],
  replayKeys: ReplayUniqueKeys<Event> | undefined,
): Result<SoundJournal, JournalOpenFailure> {
  if (pragma(database, "application_id") !== APPLICATION_ID) return err(damaged(file, "it is not a journal"));
  const schemaVersion = pragma(database, "user_version");
  if (typeof schemaVersion !== "number" || schemaVersion > SCHEMA_VERSION) return err(newer(file));
  if (!hasLogFormat(file) || !hasTablesOf(database, schemaVersion)) return err(damaged(file, "its tables are changed"));
  const verdict = pragma(database, "integrity_check");
  if (verdict !== "ok") return err(damaged(file, lastLine(String(verdict))));

  const keys = replayKeys && expectKeys(replayKeys);
  const chainAt = new Map(marks.map(({ position }) => [position, CHAIN_START]));
  const head = readAllEvents(database, schemaVersion, (position, chain, row) => {
    if (chainAt.has(position)) chainAt.set(position, chain);
    // The cast is safe: the checksum proves that these bytes were written from an `Event`.
    keys?.apply({ stream: row.stream, version: row.version, event: JSON.parse(row.event) as Event });
  });
  const difference = keys?.difference(database);
  if (difference !== undefined) return err(damaged(file, difference));
  const lost = lostEnd(head, marks, chainAt);
  if (lost !== undefined) return err(damaged(file, lost));
  return ok({ schemaVersion, head, endIsKnown: marks.length > 0 || schemaVersion === 1 });
}

/** Returns the last position. Throws at the first event that is changed, lost or moved. */
function readAllEvents(
  database: DatabaseSync,
  schemaVersion: number,
  onEvent: (position: number, chain: number, row: EventRow) => void,
): HighWaterMark {
  const versions = new Map<string, number>();
  let position = 0;
  let chain = CHAIN_START;
  let isChained = false;
  for (const row of allEventRows(database, schemaVersion)) {
    const event = readEventRow(row);
    position += 1;
    if (row.seq !== position) throw new Error(`the event at position ${position} is missing`);
    const expected = (versions.get(event.stream) ?? 0) + 1;
    if (event.version !== expected) throw new Error(`the event ${event.stream}/${expected} is missing`);
    versions.set(event.stream, expected);
    chain = chainedChecksum(chain, event.checksum);
    if (row.chain === chain) isChained = true;
    else if (row.chain !== null || isChained) {
      throw new Error(`the event at position ${position} does not follow the one before it`);
    }
    onEvent(position, chain, event);
  }
  if (schemaVersion > 1 && position > 0 && !isChained) throw new Error("no event is chained to the one before it");
  return { position, chain };
}

function lostEnd(
  head: HighWaterMark,
  marks: readonly HighWaterMark[],
  chainAt: ReadonlyMap<number, number>,
): string | undefined {
  const furthest = Math.max(0, ...marks.map(({ position }) => position));
  if (furthest > head.position) {
    return `it ends at position ${head.position} but had come to ${furthest}, so its last ${furthest - head.position} events are lost`;
  }
  const other = marks.find(({ position, chain }) => chainAt.get(position) !== chain);
  return other && `it is not the journal that had come to position ${other.position}, but another one or an older copy`;
}

function pragma(database: DatabaseSync, name: "application_id" | "user_version" | "integrity_check"): unknown {
  const row = database.prepare(`PRAGMA ${name}`).get();
  return row?.[name];
}

function lastLine(text: string): string {
  return text.trim().split("\n").at(-1) ?? text;
}
