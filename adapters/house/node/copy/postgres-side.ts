import { readEventRow } from "../../journals/event-row.ts";
import { numbered } from "../../journals/postgres/all-events.ts";
import type { Parameter } from "../../journals/postgres/connection.ts";
import type { Database } from "../../journals/postgres/postgres-journal.ts";
import { SHARDS } from "../../journals/postgres/shard-of.ts";
import { withRetries } from "../../journals/postgres/with-retries.ts";
import type { ReadSide } from "./read-side.ts";

/** How long a copy waits for a database that is away. */
export const COPY_BUDGET_MS = 30_000;
const PAGE_ROWS = 5_000;

/** The events and keys in a database. */
export function postgresSide({ names, retries }: Pick<Database, "names" | "retries">): ReadSide {
  const eventPage = `SELECT position, stream, version, event, checksum FROM ${names.events}
    WHERE shard = $1 AND position > $2 ORDER BY position LIMIT ${PAGE_ROWS}`;
  const keyPage = `SELECT kind, value, stream FROM ${names.uniqueKeys}
    WHERE (kind, value) > ($1, $2) ORDER BY kind, value LIMIT ${PAGE_ROWS}`;
  const query = (statement: string, parameters: readonly Parameter[]) =>
    withRetries(retries, (connection) => connection.run(statement, parameters));

  return {
    async *events() {
      for (let shard = 0; shard < SHARDS; shard += 1) {
        for (let after = 0; ; ) {
          const rows = await query(eventPage, [shard, after]);
          for (const row of rows) {
            const { stream, version, checksum } = readEventRow(numbered(row));
            yield { stream, version, checksum };
          }
          if (rows.length < PAGE_ROWS) break;
          after = Number(rows[rows.length - 1]?.["position"]);
        }
      }
    },
    async *keys() {
      for (let last = ["", ""]; ; ) {
        const rows = await query(keyPage, last);
        for (const { kind, value, stream } of rows) {
          last = [String(kind), String(value)];
          yield { kind: String(kind), value: String(value), stream: String(stream) };
        }
        if (rows.length < PAGE_ROWS) return;
      }
    },
  };
}
