import { err, mapOk, ok, type Result } from "../../../../core/shared/result.ts";
import type { Journal, RecordedEvent, StoredEvent, StoredState } from "../../ports/journal.ts";
import { readRecordedEvent } from "../event-row.ts";
import { allEvents, numbered } from "./all-events.ts";
import { appendEvents } from "./append-events.ts";
import type { Parameter, PostgresConnection, ResultRow } from "./connection.ts";
import { createConnectionPool } from "./connection-pool.ts";
import { SCHEMA_VERSION } from "./migrations.ts";
import {
  type DatabaseOpenFailure,
  damagedTables,
  journalExists,
  newerTables,
  noJournal,
  openFailure,
  unreadableUrl,
} from "./open-failure.ts";
import { postgresDerived } from "./postgres-derived.ts";
import { postgresRows } from "./postgres-rows.ts";
import { parsePostgresUrl } from "./postgres-url.ts";
import { checkTables, prepareTables, tablesVersion } from "./prepare-tables.ts";
import { shardOf, stateChecksum, type TableNames, tableNames } from "./tables.ts";
import { inTransaction, type Retries, withRetries } from "./with-retries.ts";

/**
 * What all houses of a database have in common.
 * - `members`: whether the journal's members are `real` or of a `demo`; `COPYING` before the end of a copy
 * - `secret-key`: of a demo or a sandbox, whose members are public
 * - `secret-key-check`: a part of the hash of the operator's key
 * - `sandbox-clock`: how far the controls have moved the clock
 */
export type SettingName = "members" | "secret-key" | "secret-key-check" | "sandbox-clock";

/** No house opens a journal with this note. */
export const COPYING = "copying";

export async function readSetting({ names, retries }: Database, name: SettingName): Promise<string | undefined> {
  const statement = `SELECT value FROM ${names.settings} WHERE name = $1`;
  const found = await withRetries(retries, (connection) => connection.run(statement, [name]));
  const value = found[0]?.["value"];
  return typeof value === "string" ? value : undefined;
}

export async function writeSetting({ names, retries }: Database, name: SettingName, value: string): Promise<void> {
  const statement = `INSERT INTO ${names.settings} VALUES ($1, $2)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`;
  await withRetries(retries, (connection) => connection.run(statement, [name, value]));
}

/** Returns the stored value: of several houses, the first one's. */
export async function addSetting(database: Database, name: SettingName, value: string): Promise<string> {
  const { names, retries } = database;
  const statement = `INSERT INTO ${names.settings} VALUES ($1, $2) ON CONFLICT (name) DO NOTHING`;
  await withRetries(retries, (connection) => connection.run(statement, [name, value]));
  return (await readSetting(database, name)) ?? value;
}

/**
 * Lets one house fill a new journal, once; others that start wait for it. What a house that was killed meanwhile has
 * written is deleted first.
 * @param fill writes on other connections than `connection`, which keeps the lock
 * @param onOther runs on another connection
 */
async function fillOnce(
  connection: PostgresConnection,
  names: TableNames,
  onOther: (work: (other: PostgresConnection) => Promise<unknown>) => Promise<unknown>,
  fill: () => Promise<void>,
): Promise<void> {
  const isFilled = async (lock: "" | " FOR UPDATE") =>
    (await connection.runScript(`SELECT filled FROM ${names.schemaVersion}${lock}`))[0]?.["filled"] === true;
  if (await isFilled("")) return;
  await inTransaction(connection, async () => {
    await connection.runScript("SET LOCAL statement_timeout = 0");
    if (await isFilled(" FOR UPDATE")) return;
    await onOther((other) => inTransaction(other, () => clear(other, names)));
    await fill();
    await connection.runScript(`UPDATE ${names.schemaVersion} SET filled = true`);
  });
}

async function clear(connection: PostgresConnection, names: TableNames): Promise<void> {
  const { events, uniqueKeys, rebuildLeft, rows, states, shardHead, derived } = names;
  // A user who may not delete events can start the first house.
  const [found] = await connection.runScript(`SELECT EXISTS (SELECT 1 FROM ${events}) AS events`);
  if (found?.["events"] !== true) return;
  await connection.runScript(`
    TRUNCATE ${events}, ${uniqueKeys}, ${rebuildLeft}, ${rows}, ${states};
    UPDATE ${shardHead} SET position = 0 WHERE position > 0;
    UPDATE ${derived} SET begun = 0, complete = 0, generation = generation + 1;`);
}

/**
 * What the tables of a schema without a whole journal have all the same. Empty for a schema that no house has used;
 * undefined for a journal, also a new one.
 */
async function leftOfJournal(
  connection: PostgresConnection,
  { schemaVersion, events, uniqueKeys, states, rows, audit }: TableNames,
): Promise<string | undefined> {
  const [found = {}] = await connection.runScript(`SELECT filled, EXISTS (SELECT 1 FROM ${events}) AS events,
    EXISTS (SELECT 1 FROM ${uniqueKeys}) AS "unique keys", EXISTS (SELECT 1 FROM ${states}) AS "states",
    EXISTS (SELECT 1 FROM ${rows}) AS "rows",
    EXISTS (SELECT 1 FROM ${audit} WHERE member IS NOT NULL) AS "audit entries" FROM ${schemaVersion}`);
  const isFilled = found["filled"] === true;
  if (found["events"] === true) return isFilled ? undefined : "events of a start that has not ended";
  const left = ["unique keys", "states", "rows", "audit entries"].filter((name) => found[name] === true);
  if (left.length > 0) return `${left.join(", ")} without events`;
  return isFilled ? undefined : "";
}

/** The tables of a schema and the connections to them. */
export interface Database {
  readonly names: TableNames;
  readonly retries: Retries;
}

export interface PostgresDatabase<Event extends StoredEvent> extends Database {
  /** Its `close` ends the connections. */
  readonly journal: Journal<Event>;
  /** What an error of the database means to the person who starts the house. */
  readonly explain: (error: unknown) => DatabaseOpenFailure;
}

export interface PostgresJournalOptions<Event extends StoredEvent> {
  /** Writes the first events of a new journal. Of several houses that start at once, one does it. */
  readonly fill?: (journal: Journal<Event>, database: Database) => Promise<void>;
  /**
   * What is done without a journal:
   * - `fill`: one is made, the default
   * - `keep`: nothing is written, so that the first house fills it
   * - `refuse`: it fails with `no-journal`, also where all events are gone
   * - `create`: one is made in a schema that no house has used, and in no other
   */
  readonly unfilled?: "fill" | "keep" | "refuse" | "create";
  /** How many connections a house opens at most. At least two. */
  readonly connections?: number | undefined;
  /** How long a call goes on while the database is away, before it throws `JournalUnavailable`. */
  readonly budgetMs?: number | undefined;
}

const DATABASE_DEFAULTS = { connections: 16, budgetMs: 5_000 } as const;

/** Of the start: another house may bring large tables to this release's version, or fill a new journal. */
const OPEN_MS = 600_000;
/** A page of a long stream. */
const PAGE_EVENTS = 5_000;

/**
 * Opens the journal in a PostgreSQL database, and creates its tables in an empty schema. Any number of houses may use it at
 * once.
 * @param url see `parsePostgresUrl`
 */
export async function openPostgresJournal<Event extends StoredEvent>(
  url: string,
  options: PostgresJournalOptions<Event> = {},
): Promise<Result<Journal<Event>, DatabaseOpenFailure>> {
  return mapOk(await openPostgresDatabase(url, options), ({ journal }) => journal);
}

/** As `openPostgresJournal`, for more tables than the journal's. */
export async function openPostgresDatabase<Event extends StoredEvent>(
  url: string,
  {
    fill = async () => undefined,
    unfilled = "fill",
    connections = DATABASE_DEFAULTS.connections,
    budgetMs = DATABASE_DEFAULTS.budgetMs,
  }: PostgresJournalOptions<Event>,
): Promise<Result<PostgresDatabase<Event>, DatabaseOpenFailure>> {
  const address = parsePostgresUrl(url);
  if (!address.ok) return err(unreadableUrl(address.error));
  const names = tableNames(address.value.schema);
  const pool = createConnectionPool(address.value, Math.max(2, connections));
  const retries = { pool, budgetMs };
  const journal = postgresJournal<Event>(names, retries);
  const explain = (error: unknown) => openFailure(address.value, error);
  const deadline = performance.now() + OPEN_MS;
  const failure = await pool
    .use(deadline, async (connection) => {
      if (unfilled === "refuse" && (await tablesVersion(connection, names)) === 0) return noJournal(address.value, "");
      if ((await prepareTables(connection, names)) > SCHEMA_VERSION) return newerTables(address.value);
      const fault = await checkTables(connection, names);
      if (fault !== undefined) return damagedTables(address.value, fault);
      if (unfilled === "keep") return undefined;
      if (unfilled !== "fill") {
        const left = await leftOfJournal(connection, names);
        if (left === undefined) return unfilled === "refuse" ? undefined : journalExists(address.value);
        if (unfilled === "refuse" || left !== "") return noJournal(address.value, left);
      }
      const onOther = (work: (other: PostgresConnection) => Promise<unknown>) => pool.use(deadline, work);
      await fillOnce(connection, names, onOther, () => fill(journal, { names, retries }));
      return undefined;
    })
    .catch(explain);
  if (failure === undefined) return ok({ journal, names, retries, explain });
  await journal.close();
  return err(failure);
}

/** The journal in tables that are there and of this release. */
export function postgresJournal<Event extends StoredEvent>(names: TableNames, retries: Retries): Journal<Event> {
  const { pool } = retries;
  const loadStatement = `SELECT stream, version, event, checksum FROM ${names.events}
    WHERE shard = $1 AND stream = $2 AND version > $3 ORDER BY version LIMIT $4`;
  const headStatement = `
    SELECT (SELECT max(version) FROM ${names.events} WHERE shard = $1 AND stream = $2) AS version,
      s.version AS state_version, s.schema, s.state, s.checksum
    FROM (SELECT 1) AS one LEFT JOIN ${names.states} AS s ON s.shard = $1 AND s.stream = $2 AND s.version > $3`;
  const keyStatement = `SELECT stream FROM ${names.uniqueKeys} WHERE kind = $1 AND value = $2`;
  const query = (statement: string, parameters: readonly Parameter[]) =>
    withRetries(retries, (connection) => connection.run(statement, parameters));

  return {
    async load(stream, afterVersion = 0, limit = Number.MAX_SAFE_INTEGER) {
      const found: RecordedEvent<Event>[] = [];
      for (;;) {
        const page = Math.min(limit - found.length, PAGE_EVENTS);
        if (page <= 0) return found;
        const rows = await query(loadStatement, [shardOf(stream), stream, afterVersion + found.length, page]);
        for (const row of rows) found.push(readRecordedEvent<Event>(numbered(row)));
        if (rows.length < page) return found;
      }
    },
    async head(stream, knownVersion = 0) {
      const [row = {}] = await query(headStatement, [shardOf(stream), stream, knownVersion]);
      return { version: Number(row["version"] ?? 0), stored: storedState(stream, row) };
    },
    append: appendEvents<Event>(names, retries),
    async findStream({ kind, value }) {
      const stream = (await query(keyStatement, [kind, value]))[0]?.["stream"];
      return typeof stream === "string" ? stream : undefined;
    },
    all: allEvents<Event>(names, retries),
    rows: postgresRows(names, retries),
    derived: postgresDerived(names, retries),
    close: () => pool.close(),
  };
}

/** Undefined also for a state that is not as it was written: it is computed again. */
function storedState(stream: string, row: ResultRow): StoredState | undefined {
  if (typeof row["state"] !== "string") return undefined;
  const found = { version: Number(row["state_version"]), schema: Number(row["schema"]), state: row["state"] };
  return stateChecksum(stream, found) === Number(row["checksum"]) ? found : undefined;
}
