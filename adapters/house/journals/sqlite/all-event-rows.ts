import type { DatabaseSync } from "node:sqlite";
import type { RawEventRow } from "../event-row.ts";

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
