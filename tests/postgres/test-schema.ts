import { randomBytes } from "node:crypto";
import postgres from "postgres";
import { inject } from "vitest";

/** A schema of its own on the run's PostgreSQL server. */
export interface TestSchema {
  readonly name: string;
  /** Of the server, without the schema's name. */
  readonly serverUrl: string;
  /** The URL that a journal opens. */
  readonly url: string;
  /** A connection of the superuser. */
  readonly sql: postgres.Sql;
  discard(): Promise<void>;
}

/** The URL of the run's PostgreSQL server, which the first call starts. */
async function testServerUrl(): Promise<string> {
  const reply = await fetch(inject("postgresControl"));
  const text = await reply.text();
  if (!reply.ok) throw new Error(text);
  return text;
}

export async function newTestSchema(): Promise<TestSchema> {
  const serverUrl = await testServerUrl();
  const name = `test_${randomBytes(6).toString("hex")}`;
  const sql = postgres(serverUrl, { max: 2, fetch_types: false, onnotice: () => undefined });
  return {
    name,
    serverUrl,
    url: `${serverUrl}?schema=${name}`,
    sql,
    async discard() {
      await sql`DROP SCHEMA IF EXISTS ${sql(name)} CASCADE`;
      await sql.end({ timeout: 5 });
    },
  };
}

/** Empties a journal's tables, which is faster than to create new ones. */
export async function emptyTables(sql: postgres.Sql, schema: string): Promise<void> {
  const tables = ["events", "unique_keys", "states", "model_rows", "rebuild_left"];
  await sql.unsafe(`
    ${tables.map((table) => `DELETE FROM ${schema}.${table};`).join(" ")}
    UPDATE ${schema}.shard_head SET position = 0 WHERE position <> 0;
    UPDATE ${schema}.derived SET begun = 0, complete = 0;`);
}
