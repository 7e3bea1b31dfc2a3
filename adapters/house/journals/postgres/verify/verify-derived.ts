import { DatabaseSync } from "node:sqlite";
import type { RecordedEvent, StoredEvent } from "../../../ports/journal.ts";
import { readRecordedEvent } from "../../event-row.ts";
import { ROW_COLUMNS, rowRecord } from "../../sqlite/derived/row-record.ts";
import { sqliteRows } from "../../sqlite/derived/sqlite-rows.ts";
import type { DeriveAgain } from "../../sqlite/derived-fault.ts";
import { CREATE_TABLES } from "../../sqlite/schema.ts";
import { readingOf } from "../../sqlite/transactions.ts";
import { numbered } from "../all-events.ts";
import type { PostgresConnection, ResultRow } from "../connection.ts";
import { storedRowOf } from "../postgres-rows.ts";
import { shardOf, stateChecksum, type TableNames } from "../tables.ts";

const PAGE = 5_000;

export interface DerivedFault {
  readonly fault: string;
  /** The sentence that says how to compute it again from the events, which are sound. */
  readonly remedy: string;
}

export interface VerifiedDerived {
  readonly found: DerivedFault | undefined;
  /** False while rows and states are missing or of another schema, so that nothing was compared. */
  readonly compared: boolean;
}

/**
 * Compares the rows and states with the events, which are sound.
 * @param versions the last version of each stream
 */
export async function verifyDerived<Event extends StoredEvent>(
  connection: PostgresConnection,
  names: TableNames,
  versions: ReadonlyMap<string, number>,
  again: DeriveAgain<Event>,
): Promise<VerifiedDerived> {
  const [{ begun, complete } = {}] = await connection.runScript(`SELECT begun, complete FROM ${names.derived}`);
  if (begun !== again.schema || complete !== again.schema) return { found: undefined, compared: false };
  // A temporary file, which SQLite deletes.
  const model = new DatabaseSync("");
  try {
    model.exec(CREATE_TABLES);
    // Nothing of it is ever taken back, and most of it stays in memory.
    model.exec("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -131072; BEGIN");
    const rows = sqliteRows(model, readingOf(model));
    // Rows are only written and found by their ids here.
    model.exec("DROP INDEX rows_by_day; DROP INDEX rows_by_tag");
    for (const [stream, version] of versions) {
      const derived = again.derive(stream, await loadEvents<Event>(connection, names, stream));
      rows.apply(derived.rows);
      const fault = await stateFault(connection, names, { stream, version, state: derived.state }, again);
      if (fault !== undefined) return { found: stateFound(fault, stream, names), compared: true };
    }
    const lost = await lostStates(connection, names);
    if (lost !== undefined) {
      return { found: stateFound(`the state of ${lost} is from a lost event`, lost, names), compared: true };
    }
    const fault = await rowFault(connection, names, model);
    return { found: fault === undefined ? undefined : rowsFound(fault, names), compared: true };
  } finally {
    model.close();
  }
}

function stateFound(fault: string, stream: string, { states }: TableNames): DerivedFault {
  const statement = `DELETE FROM ${states} WHERE stream = '${stream.replace(/'/g, "''")}'`;
  return {
    fault,
    remedy: `states can be thrown away at any time: stop the houses, run \`${statement}\` in the database, and start them, which computes the state again`,
  };
}

function rowsFound(fault: string, { derived }: TableNames): DerivedFault {
  const statement = `UPDATE ${derived} SET begun = 0, complete = 0`;
  return {
    fault,
    remedy: `rows can be thrown away at any time: stop the houses, run \`${statement}\` in the database, and then \`sanam house migrate\`, which computes them again`,
  };
}

async function loadEvents<Event extends StoredEvent>(
  connection: PostgresConnection,
  names: TableNames,
  stream: string,
): Promise<readonly RecordedEvent<Event>[]> {
  const statement = `SELECT stream, version, event, checksum FROM ${names.events}
    WHERE shard = $1 AND stream = $2 AND version > $3 ORDER BY version LIMIT ${PAGE}`;
  const events: RecordedEvent<Event>[] = [];
  for (;;) {
    const found = await connection.run(statement, [shardOf(stream), stream, events.length]);
    for (const row of found) events.push(readRecordedEvent<Event>(numbered(row)));
    if (found.length < PAGE) return events;
  }
}

async function stateFault<Event extends StoredEvent>(
  connection: PostgresConnection,
  { states }: TableNames,
  { stream, version, state }: { readonly stream: string; readonly version: number; readonly state: string },
  { isSameState }: DeriveAgain<Event>,
): Promise<string | undefined> {
  const statement = `SELECT version, schema, state, checksum FROM ${states} WHERE shard = $1 AND stream = $2`;
  const [row] = await connection.run(statement, [shardOf(stream), stream]);
  // The stream's next reader computes a missing state again.
  if (!row) return undefined;
  const stored = { version: Number(row["version"]), schema: Number(row["schema"]), state: String(row["state"]) };
  if (stateChecksum(stream, stored) !== Number(row["checksum"]))
    return `the state of ${stream} is not as it was written`;
  if (stored.version > version) return `the state of ${stream} is from a lost event`;
  if (stored.version < version || isSameState(stored.state, state)) return undefined;
  return `the state of ${stream} is not from its events`;
}

/** A stream that has a state and no event. */
async function lostStates(connection: PostgresConnection, { states, events }: TableNames): Promise<string | undefined> {
  const [row] = await connection.run(`SELECT stream FROM ${states} AS s WHERE NOT EXISTS (
    SELECT 1 FROM ${events} AS e WHERE e.shard = s.shard AND e.stream = s.stream) LIMIT 1`);
  return row && String(row["stream"]);
}

/** Takes each row that is as it should be from the model. What is left there is missing. */
async function rowFault(
  connection: PostgresConnection,
  { rows: table }: TableNames,
  model: DatabaseSync,
): Promise<string | undefined> {
  const statement = `SELECT shard, list, owner, id, "order", day, tag, sum1, sum2, sum3, body FROM ${table}
    WHERE (shard, list, owner, id) > ($1, $2, $3, $4) ORDER BY shard, list, owner, id LIMIT ${PAGE}`;
  const take = model.prepare(`DELETE FROM rows WHERE list = ? AND owner = ? AND id = ? RETURNING ${ROW_COLUMNS}`);
  take.setReturnArrays(true);
  let last: readonly [number, string, string, string] = [-1, "", "", ""];
  for (;;) {
    const found = await connection.run(statement, last);
    for (const row of found) {
      const [list, owner, id] = [String(row["list"]), String(row["owner"]), String(row["id"])];
      const expected = take.all(list, owner, id)[0];
      const isPlaced = Number(row["shard"]) === shardOf(owner);
      if (!isPlaced || JSON.stringify(expected) !== JSON.stringify(recordOf(row))) return differs(list, owner);
      last = [Number(row["shard"]), list, owner, id];
    }
    if (found.length < PAGE) break;
  }
  const missing = model.prepare("SELECT list, owner FROM rows LIMIT 1").get();
  return missing && differs(String(missing["list"]), String(missing["owner"]));
}

function recordOf(row: ResultRow): unknown {
  // The cast is safe: a list that no row may have differs from every row of the model.
  const key = { list: String(row["list"]), owner: String(row["owner"]) } as Parameters<typeof storedRowOf>[0];
  return rowRecord(storedRowOf(key, row));
}

function differs(list: string, owner: string): string {
  return `the rows of ${list} of ${owner} are not from the events`;
}
