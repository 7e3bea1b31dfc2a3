import { err, mapOk, ok, type Result } from "../../../../core/shared/result.ts";
import type { Journal, RecordedEvent, StoredEvent, StoredState } from "../../ports/journal.ts";
import { readRecordedEvent } from "../event-row.ts";
import { allEvents, numbered } from "./all-events.ts";
import { appendEvents } from "./append-events.ts";
import { checkTables } from "./check-tables.ts";
import type { Parameter, PostgresConnection, ResultRow } from "./connection.ts";
import { createConnectionPool } from "./connection-pool.ts";
import { fillOnce } from "./fill-once.ts";
import { SCHEMA_VERSION } from "./migrations.ts";
import { type DatabaseOpenFailure, damagedTables, newerTables, openFailure, unreadableUrl } from "./open-failure.ts";
import { postgresDerived } from "./postgres-derived.ts";
import { postgresRows } from "./postgres-rows.ts";
import { parsePostgresUrl } from "./postgres-url.ts";
import { prepareTables } from "./prepare-tables.ts";
import { shardOf } from "./shard-of.ts";
import { stateChecksum } from "./state-checksum.ts";
import { type TableNames, tableNames } from "./table-names.ts";
import { type Retries, withRetries } from "./with-retries.ts";

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
  /** Writes nothing into a new journal: the first house that opens it fills it. */
  readonly keepUnfilled?: boolean;
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
    keepUnfilled = false,
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
      if ((await prepareTables(connection, names)) > SCHEMA_VERSION) return newerTables(address.value);
      const fault = await checkTables(connection, names);
      if (fault !== undefined) return damagedTables(address.value, fault);
      if (keepUnfilled) return undefined;
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
