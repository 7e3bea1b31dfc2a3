import { err, ok, type Result } from "../../../../core/shared/result.ts";
import { soundEventRow } from "../event-row.ts";
import { numbered } from "./all-events.ts";
import type { PostgresConnection } from "./connection.ts";
import { createConnectionPool } from "./connection-pool.ts";
import { MIGRATIONS, SCHEMA_VERSION } from "./migrations.ts";
import { type DatabaseOpenFailure, errorCode, openFailure, unreadableUrl } from "./open-failure.ts";
import { parsePostgresUrl } from "./postgres-url.ts";
import { SHARDS, type TableNames, tableNames } from "./tables.ts";
import { inTransaction } from "./with-retries.ts";

/**
 * Compares each shard's head with its last event, in time that does not grow with the journal. Returns the first fault.
 */
export async function checkTables(connection: PostgresConnection, names: TableNames): Promise<string | undefined> {
  const heads = await connection.runScript(`
    SELECT h.shard, h.position, e.stream, e.version, e.event, e.checksum,
      (SELECT max(position) FROM ${names.events} AS a WHERE a.shard = h.shard) AS last
    FROM ${names.shardHead} AS h
    LEFT JOIN ${names.events} AS e ON e.shard = h.shard AND e.position = h.position`);
  if (heads.length !== SHARDS) return `it has ${heads.length} shards instead of ${SHARDS}`;
  for (const head of heads) {
    const position = Number(head["position"]);
    if (Number(head["last"] ?? 0) !== position)
      return `the end of shard ${String(head["shard"])} differs from its head`;
    if (position > 0 && !soundEventRow(numbered(head))) {
      return `the last event of shard ${String(head["shard"])} is not as it was written`;
    }
  }
  return undefined;
}

const LIMIT_MS = 10_000;

/** The version of a schema's tables, 0 without tables. Changes nothing. */
export async function readTablesVersion(url: string): Promise<Result<number, DatabaseOpenFailure>> {
  const address = parsePostgresUrl(url);
  if (!address.ok) return err(unreadableUrl(address.error));
  const pool = createConnectionPool(address.value, 1);
  try {
    const names = tableNames(address.value.schema);
    return ok(await pool.use(performance.now() + LIMIT_MS, (connection) => tablesVersion(connection, names)));
  } catch (error) {
    return err(openFailure(address.value, error));
  } finally {
    await pool.close();
  }
}

/** Undefined table, undefined schema. */
const MISSING = new Set(["42P01", "3F000"]);
/** What a second house gets that creates the same schema or table at once: unique violation, duplicates. */
const CREATED_MEANWHILE = new Set(["23505", "42P06", "42P07", "40001", "40P01"]);
const MOST_TRIES = 20;

/** Creates the tables, or brings them to this release's version, in one transaction. Returns their version. */
export async function prepareTables(connection: PostgresConnection, names: TableNames): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    const found = await tablesVersion(connection, names);
    // So a user who may not create tables can start a house.
    if (found >= SCHEMA_VERSION) return found;
    try {
      return await migrate(connection, names, found);
    } catch (error) {
      if (!CREATED_MEANWHILE.has(errorCode(error) ?? "") || tries === MOST_TRIES) throw error;
    }
  }
}

/** 0 without tables. */
export async function tablesVersion(connection: PostgresConnection, names: TableNames): Promise<number> {
  try {
    const found = await connection.runScript(`SELECT version FROM ${names.schemaVersion}`);
    return Number(found[0]?.["version"] ?? 0);
  } catch (error) {
    if (MISSING.has(errorCode(error) ?? "")) return 0;
    throw error;
  }
}

function migrate(connection: PostgresConnection, names: TableNames, found: number): Promise<number> {
  return inTransaction(connection, async () => {
    await connection.runScript("SET LOCAL statement_timeout = 0");
    if (found === 0) {
      await createSchema(connection, names);
      await connection.runScript(`
        CREATE TABLE IF NOT EXISTS ${names.schemaVersion} (
          id smallint PRIMARY KEY CHECK (id = 1),
          version integer NOT NULL,
          filled boolean NOT NULL
        );
        INSERT INTO ${names.schemaVersion} VALUES (1, 0, false) ON CONFLICT DO NOTHING;`);
    }
    // Another house that starts waits here, and then finds nothing left to do.
    const locked = await connection.runScript(`SELECT version FROM ${names.schemaVersion} FOR UPDATE`);
    const from = Number(locked[0]?.["version"]);
    for (const migration of MIGRATIONS.slice(from)) await connection.runScript(migration(names));
    if (from >= SCHEMA_VERSION) return from;
    await connection.runScript(`UPDATE ${names.schemaVersion} SET version = ${SCHEMA_VERSION}`);
    return SCHEMA_VERSION;
  });
}

/** A user may be allowed to create tables in a schema, but no schemas. */
async function createSchema(connection: PostgresConnection, names: TableNames): Promise<void> {
  const found = await connection.runScript(
    `SELECT 1 FROM information_schema.schemata WHERE schema_name = '${names.schemaName}'`,
  );
  if (found.length === 0) await connection.runScript(`CREATE SCHEMA ${names.schema}`);
}
