import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { eventChecksum } from "../../../adapters/house/journals/event-row.ts";
import { openPostgresJournal } from "../../../adapters/house/journals/postgres/postgres-journal.ts";
import { shardOf } from "../../../adapters/house/journals/postgres/shard-of.ts";
import { tableNames } from "../../../adapters/house/journals/postgres/table-names.ts";
import { openSqliteJournal } from "../../../adapters/house/journals/sqlite/sqlite-journal.ts";
import type { Journal, UniqueKey } from "../../../adapters/house/ports/journal.ts";
import { startPostgres } from "../../postgres/postgres-server.ts";
import type { BenchRow } from "../bench-row.ts";
import { interleave, type Sample } from "../interleave.ts";

const CONNECTIONS = [1, 16, 64] as const;
/** Many short samples: on one connection, other work of the machine decides how fast a long one is. */
const SAMPLE_MS = 250;
const ROUNDS = 12;
const LEAST_OF_DRIVER = 0.7;
const SCHEMA = "bench";
const EVENTS = [1, 2].map((at) => ({ type: "bet-placed", at, note: "x".repeat(180) }));

type AppendOne = (stream: string, expectedVersion: number, key: UniqueKey) => Promise<unknown>;

/** Appends of two events and a unique key: through the port, by the bare driver, and to SQLite. Each waits for the disk. */
export async function benchPostgresAppend(): Promise<readonly BenchRow[]> {
  const server = await startPostgres({ settings: { fsync: "on" } });
  const folder = mkdtempSync(join(tmpdir(), "sanam-bench-"));
  try {
    const sqlite = opened(await openSqliteJournal(join(folder, "journal.sqlite")));
    const subjects: Record<string, Sample> = { "sqlite 16": sampleOf(16, portOf(sqlite)) };
    const closing: (() => Promise<unknown>)[] = [() => sqlite.close()];
    for (const connections of CONNECTIONS) {
      const journal = opened(await openPostgresJournal(server.url(`?schema=${SCHEMA}`), { connections }));
      const sql = postgres(server.url(), { max: connections, fetch_types: false });
      subjects[`port ${connections}`] = sampleOf(connections, portOf(journal));
      subjects[`driver ${connections}`] = sampleOf(connections, driverOf(sql));
      closing.push(
        () => journal.close(),
        () => sql.end(),
      );
    }
    const rates = await interleave(subjects, ROUNDS);
    for (const close of closing) await close();
    const rate = (name: string) => rates[name] ?? Number.NaN;
    return [
      ...CONNECTIONS.map((connections) => {
        const [port, driver] = [rate(`port ${connections}`), rate(`driver ${connections}`)];
        return {
          what: `appends to PostgreSQL on ${connections} connections: ${Math.round(port)}/s`,
          against: `the bare driver: ${Math.round(driver)}/s`,
          measured: `${(port / driver).toFixed(2)}x`,
          budget: `>= ${LEAST_OF_DRIVER}x`,
          met: port >= driver * LEAST_OF_DRIVER,
        };
      }),
      {
        what: "appends to PostgreSQL on 16 connections",
        against: `SQLite: ${Math.round(rate("sqlite 16"))}/s`,
        measured: `${(rate("port 16") / rate("sqlite 16")).toFixed(2)}x`,
        budget: "none",
        met: true,
      },
    ];
  } finally {
    await server.discard();
    rmSync(folder, { recursive: true, force: true });
  }
}

function opened<T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: { message: string } },
): T {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

function portOf(journal: Journal): AppendOne {
  return (stream, expectedVersion, key) => journal.append({ stream, expectedVersion, events: EVENTS, takeKeys: [key] });
}

/** The same function of the database, and the same bytes. */
function driverOf(sql: postgres.Sql): AppendOne {
  const parameters = Array.from({ length: 13 }, (_, place) => `$${place + 1}`).join(", ");
  const statement = `SELECT ${tableNames(SCHEMA).append}(${parameters})`;
  return (stream, expectedVersion, { kind, value }) => {
    const events = EVENTS.map((event, index) => {
      const text = JSON.stringify(event);
      return { n: index + 1, e: text, c: eventChecksum(stream, expectedVersion + index + 1, text) };
    });
    const taken = JSON.stringify([{ p: 0, k: kind, v: value }]);
    const values = [shardOf(stream), stream, expectedVersion, 1, JSON.stringify(events), taken];
    return sql.unsafe(statement, [...values, null, null, null, null, null, null, null], { prepare: true });
  };
}

/** Appends a second by so many writers at once, each with a stream of its own. */
function sampleOf(writers: number, append: AppendOne): Sample {
  return async () => {
    const start = performance.now();
    let count = 0;
    await Promise.all(
      Array.from({ length: writers }, async () => {
        const stream = randomUUID();
        for (let version = 0; performance.now() < start + SAMPLE_MS; version += EVENTS.length) {
          await append(stream, version, { kind: "token", value: `${stream}:${version}` });
          count += 1;
        }
      }),
    );
    return (count * 1_000) / (performance.now() - start);
  };
}
