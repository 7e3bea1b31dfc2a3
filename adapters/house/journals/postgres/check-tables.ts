import { soundEventRow } from "../event-row.ts";
import { numbered } from "./all-events.ts";
import type { PostgresConnection } from "./connection.ts";
import { SHARDS } from "./shard-of.ts";
import type { TableNames } from "./table-names.ts";

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
