import { DatabaseSync } from "node:sqlite";
import type { RecordedEvent, StoredEvent, StoredState } from "../../ports/journal.ts";
import type { RowChange } from "../../ports/rows.ts";
import { type RawRow, ROW_COLUMNS, readRowRecord } from "./derived/row-record.ts";
import { soundState } from "./derived/sqlite-derived.ts";
import { sqliteRows } from "./derived/sqlite-rows.ts";
import { CREATE_TABLES } from "./schema.ts";
import { sqliteEvents } from "./sqlite-events.ts";
import { readingOf } from "./transactions.ts";

/** Computes what follows from all events of a stream, for a comparison with what is stored. */
export interface DeriveAgain<Event extends StoredEvent> {
  readonly schema: number;
  readonly derive: (
    stream: string,
    events: readonly RecordedEvent<Event>[],
  ) => { readonly rows: readonly RowChange[]; readonly state: string };
  /** Whether two states mean the same. */
  readonly isSameState: (stored: string, derived: string) => boolean;
}

/**
 * The first fault of the rows and states, which the journal can rebuild. Rows are compared with the events only when all
 * are there and have the schema of `again`.
 * @param versions the last version of each stream
 */
export function derivedFault<Event extends StoredEvent>(
  database: DatabaseSync,
  versions: ReadonlyMap<string, number>,
  again?: DeriveAgain<Event>,
): string | undefined {
  // Reading a row checks it.
  const rows = database.prepare(`SELECT ${ROW_COLUMNS} FROM rows`);
  rows.setReturnArrays(true);
  for (const row of rows.iterate()) readRowRecord(row as unknown as RawRow);
  const states = new Map<string, StoredState>();
  for (const row of database.prepare("SELECT * FROM states").iterate()) {
    const stream = String(row["stream"]);
    const state = soundState(stream, row);
    if (!state) return `the state of ${stream} is not as it was written`;
    if (state.version > (versions.get(stream) ?? 0)) return `the state of ${stream} is from a lost event`;
    if (again) states.set(stream, state);
  }
  const { begun, complete } = database.prepare("SELECT begun, complete FROM derived").get() ?? {};
  if (!again || begun !== again.schema || complete !== again.schema) return undefined;
  return difference(database, versions, states, again);
}

function difference<Event extends StoredEvent>(
  database: DatabaseSync,
  versions: ReadonlyMap<string, number>,
  states: ReadonlyMap<string, StoredState>,
  { derive, isSameState }: DeriveAgain<Event>,
): string | undefined {
  // A temporary file, which SQLite deletes.
  const model = new DatabaseSync("");
  try {
    model.exec(CREATE_TABLES);
    // Nothing of it is ever taken back, and most of it stays in memory.
    model.exec("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -131072; BEGIN");
    const rows = sqliteRows(model, readingOf(model));
    const events = sqliteEvents<Event>(database);
    for (const stream of versions.keys()) {
      const derived = derive(stream, events.load(stream, 0, -1));
      rows.apply(derived.rows);
      const stored = states.get(stream)?.state;
      if (stored !== undefined && !isSameState(stored, derived.state))
        return `the state of ${stream} is not from its events`;
    }
    const all = `SELECT ${ROW_COLUMNS} FROM rows ORDER BY list, owner, place, id`;
    const expected = model.prepare(all).iterate();
    for (const stored of database.prepare(all).iterate()) {
      const step = expected.next();
      if (step.done || JSON.stringify(step.value) !== JSON.stringify(stored)) return differs(stored);
    }
    const missing = expected.next();
    return missing.done ? undefined : differs(missing.value);
  } finally {
    model.close();
  }
}

function differs({ list, owner }: Record<string, unknown>): string {
  return `the rows of ${String(list)} of ${String(owner)} are not from the events`;
}
