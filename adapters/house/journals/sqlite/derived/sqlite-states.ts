import type { DatabaseSync } from "node:sqlite";
import { crc32 } from "node:zlib";
import type { StoredState } from "../../../ports/journal.ts";

export interface SqliteStates {
  /** Undefined also when the state differs from what was written: it can be computed again. */
  get(stream: string): StoredState | undefined;
  put(stream: string, state: StoredState): void;
}

/** The states of an SQLite journal's streams. */
export function sqliteStates(database: DatabaseSync): SqliteStates {
  const select = database.prepare("SELECT version, schema, state, checksum FROM states WHERE stream = ?");
  const insert = database.prepare(
    "INSERT OR REPLACE INTO states (stream, version, schema, state, checksum) VALUES (?, ?, ?, ?, ?)",
  );
  return {
    get(stream) {
      const row = select.get(stream);
      return row && soundState(stream, row);
    },
    put(stream, state) {
      insert.run(stream, state.version, state.schema, state.state, stateChecksum(stream, state));
    },
  };
}

/** Undefined when the row of the `states` table differs from what was written. */
export function soundState(stream: string, row: Record<string, unknown>): StoredState | undefined {
  // Wrong types have another checksum.
  const state = { version: row["version"], schema: row["schema"], state: row["state"] } as StoredState;
  return row["checksum"] === stateChecksum(stream, state) ? state : undefined;
}

function stateChecksum(stream: string, { version, schema, state }: StoredState): number {
  return crc32(`${stream}\n${version}\n${schema}\n${state}`);
}
