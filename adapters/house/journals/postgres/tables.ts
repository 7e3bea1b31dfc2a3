import { crc32 } from "node:zlib";
import { hashOf } from "../../collections/collections.ts";
import type { StoredState } from "../../ports/journal.ts";

/** Finds a changed bit in a state, which is then computed again. */
export function stateChecksum(stream: string, { version, schema, state }: StoredState): number {
  return crc32(`${stream}\n${version}\n${schema}\n${state}`);
}

/** Fixed: the shard of a stream is stored with its events. */
export const SHARDS = 256;

/** The shard of a stream, or of the owner of rows. */
export function shardOf(name: string): number {
  return hashOf(name) % SHARDS;
}

/** The names of the keys that tell a lost race. */
export const EVENTS_KEY = "events_version";
export const UNIQUE_KEYS_KEY = "unique_keys_value";

/** The names of the tables in a schema. They are qualified, so that no statement depends on a session's settings. */
export interface TableNames {
  readonly schema: string;
  /** Without quotes. */
  readonly schemaName: string;
  readonly schemaVersion: string;
  readonly shardHead: string;
  readonly events: string;
  readonly uniqueKeys: string;
  readonly states: string;
  readonly rows: string;
  readonly derived: string;
  readonly rebuildLeft: string;
  readonly settings: string;
  readonly limits: string;
  readonly audit: string;
  readonly append: string;
  readonly rebuild: string;
  readonly refuseChange: string;
}

/** @param schema a plain name, see `parsePostgresUrl` */
export function tableNames(schema: string): TableNames {
  const named = (name: string) => `"${schema}".${name}`;
  return {
    schema: `"${schema}"`,
    schemaName: schema,
    schemaVersion: named("schema_version"),
    shardHead: named("shard_head"),
    events: named("events"),
    uniqueKeys: named("unique_keys"),
    states: named("states"),
    rows: named("model_rows"),
    derived: named("derived"),
    rebuildLeft: named("rebuild_left"),
    settings: named("settings"),
    limits: named("limits"),
    audit: named("audit"),
    append: named("append_events"),
    rebuild: named("rebuild_stream"),
    refuseChange: named("refuse_change"),
  };
}
