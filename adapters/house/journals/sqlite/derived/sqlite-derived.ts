import type { DatabaseSync } from "node:sqlite";
import { crc32 } from "node:zlib";
import type { Append, DerivedData, StoredState } from "../../../ports/journal.ts";
import { BEGUN, beginOutcome, NO_SCHEMA, notRebuilt, requireSchema } from "../../derived-rules.ts";
import type { SqliteRows } from "./sqlite-rows.ts";

interface SqliteStates {
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

export interface SqliteDerived {
  readonly derived: DerivedData;
  /** Writes an append's rows and state inside its transaction. */
  readonly write: (append: Pick<Append, "stream" | "rows" | "state">, version: number) => void;
}

export interface DerivedParts {
  readonly rows: SqliteRows;
  readonly states: SqliteStates;
  /** Runs a write transaction, which a thrown error takes back. */
  readonly writing: <T>(write: () => T) => T;
  readonly versionOf: (stream: string) => number;
}

/** One search for each stream, however many events there are. */
const ALL_STREAMS = `
  WITH RECURSIVE names (stream) AS (
    SELECT min(stream) FROM events
    UNION ALL
    SELECT (SELECT min(stream) FROM events WHERE stream > names.stream) FROM names WHERE stream IS NOT NULL
  )
  SELECT stream FROM names WHERE stream IS NOT NULL`;

/** What follows from the events of an SQLite journal. */
export function sqliteDerived(
  database: DatabaseSync,
  { rows, states, writing, versionOf }: DerivedParts,
): SqliteDerived {
  const schemas = database.prepare("SELECT begun, complete FROM derived");
  const setSchemas = database.prepare("UPDATE derived SET begun = ?, complete = ?");
  const left = database.prepare("SELECT stream FROM streams_left LIMIT ?");
  const isLeft = database.prepare("SELECT 1 FROM streams_left WHERE stream = ?");
  const takeLeft = database.prepare("DELETE FROM streams_left WHERE stream = ?");
  const readSchemas = () => {
    const { begun, complete } = schemas.get() ?? {};
    return { begun: Number(begun), complete: Number(complete) };
  };

  return {
    write({ stream, rows: changes = [], state }, version) {
      if (!state && changes.length === 0) return;
      const { begun, complete } = readSchemas();
      if (state) requireSchema(state.schema, begun);
      if (begun !== complete && isLeft.get(stream)) throw notRebuilt(stream);
      rows.apply(changes);
      if (state) states.put(stream, { version, schema: state.schema, state: state.state });
    },
    derived: {
      rebuildsAtOnce: 1,
      async schema() {
        const { begun, complete } = readSchemas();
        return begun === complete ? complete : NO_SCHEMA;
      },
      async begin(schema, replaces) {
        return writing(() => {
          const known = beginOutcome(readSchemas().begun, schema, replaces);
          if (known) return known;
          database.exec(`DELETE FROM rows; DELETE FROM states; DELETE FROM streams_left;
            INSERT INTO streams_left (stream) ${ALL_STREAMS}`);
          setSchemas.run(schema, NO_SCHEMA);
          return BEGUN;
        });
      },
      async streamsLeft(limit) {
        return left.all(limit).map(({ stream }) => String(stream));
      },
      async rebuild(stream, changes, state) {
        return writing(() => {
          requireSchema(state.schema, readSchemas().begun);
          if (!isLeft.get(stream) || versionOf(stream) !== state.version) return false;
          rows.apply(changes);
          states.put(stream, state);
          takeLeft.run(stream);
          return true;
        });
      },
      async complete(schema) {
        writing(() => {
          requireSchema(schema, readSchemas().begun);
          if (left.get(1)) throw new Error("not all streams are rebuilt");
          setSchemas.run(schema, schema);
        });
      },
    },
  };
}
