import { writeFileSync } from "node:fs";
import { join } from "node:path";
import postgres from "postgres";
import { copyOf, type PostgresServer, startPostgres } from "./postgres-server.ts";

/** A primary and its synchronous standby: what the primary acknowledges is on both. */
export interface ReplicatedPair {
  readonly primary: PostgresServer;
  readonly standby: PostgresServer;
  /** Of both, for a journal. */
  url(schema: string): string;
  /** Makes the standby the primary. */
  promote(): Promise<void>;
  discard(): Promise<void>;
}

export async function startReplicatedPair(): Promise<ReplicatedPair> {
  const primary = await startPostgres({ settings: { synchronous_standby_names: "*" } });
  await primary.stop();
  const copy = copyOf(primary);
  const standby = await startPostgres({
    settings: { primary_conninfo: `host=127.0.0.1 port=${primary.port} user=postgres application_name=standby` },
    fill(folder) {
      copy(folder);
      writeFileSync(join(folder, "standby.signal"), "");
    },
  });
  await primary.start();
  await onServer(primary, async (sql) => {
    for (let state = ""; state !== "sync"; ) {
      state = String((await sql`SELECT sync_state FROM pg_stat_replication`)[0]?.["sync_state"]);
      if (state !== "sync") await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
  return {
    primary,
    standby,
    url: (schema) =>
      `postgres://postgres@127.0.0.1:${primary.port},127.0.0.1:${standby.port}/postgres?schema=${schema}`,
    promote: () => onServer(standby, promote),
    async discard() {
      await Promise.all([primary.discard(), standby.discard()]);
    },
  };
}

/** Tried again: statements that were in the way of what the standby replayed, and that came after the standby's end. */
const TRY_AGAIN: readonly string[] = ["40001", "55000"];

async function promote(sql: postgres.Sql): Promise<void> {
  for (;;) {
    try {
      if ((await sql`SELECT pg_is_in_recovery() AS is_standby`)[0]?.["is_standby"] === false) return;
      await sql`SELECT pg_promote(false)`;
    } catch (error) {
      if (!(error instanceof postgres.PostgresError) || !TRY_AGAIN.includes(error.code)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

async function onServer(server: PostgresServer, work: (sql: postgres.Sql) => Promise<void>): Promise<void> {
  const sql = postgres(server.url(), { max: 1, fetch_types: false });
  try {
    await work(sql);
  } finally {
    await sql.end({ timeout: 5 });
  }
}
