import { appendFunction, rebuildFunction } from "./append-function.ts";
import { EVENTS_KEY, SHARDS, type TableNames, UNIQUE_KEYS_KEY } from "./tables.ts";

/**
 * The statements that bring the tables from one version to the next, the first from nothing to version 1. A change of the
 * tables is a new entry: what a release has shipped stays as it is.
 *
 * The shard is the first column of every key, so that a database that spreads its tables can spread them by it. It is the
 * shard of the stream, and of the owner of a row, because several streams may write to one owner's list.
 * - `shard_head.position` counts the events of a shard. It is locked last in an append and until its end, so the
 *   positions of a shard have no gaps and become visible in their order.
 * - `derived.generation` counts the rebuilds of rows and states that began.
 * - `events.writer` tells an append from another one with the same events, see `append-events.ts`.
 */
export const MIGRATIONS: readonly ((names: TableNames) => string)[] = [
  (names) => `
    CREATE TABLE ${names.shardHead} (
      shard smallint PRIMARY KEY,
      position bigint NOT NULL
    ) WITH (fillfactor = 10);
    INSERT INTO ${names.shardHead} SELECT shard, 0 FROM generate_series(0, ${SHARDS - 1}) AS shard;
    CREATE TABLE ${names.events} (
      shard smallint NOT NULL,
      stream text COLLATE "C" NOT NULL,
      version integer NOT NULL CHECK (version > 0),
      position bigint NOT NULL,
      event text NOT NULL,
      checksum bigint NOT NULL,
      writer bigint NOT NULL,
      CONSTRAINT ${EVENTS_KEY} PRIMARY KEY (shard, stream, version),
      CONSTRAINT events_position UNIQUE (shard, position)
    );
    CREATE TABLE ${names.uniqueKeys} (
      kind text COLLATE "C" NOT NULL,
      value text COLLATE "C" NOT NULL,
      stream text COLLATE "C" NOT NULL,
      CONSTRAINT ${UNIQUE_KEYS_KEY} PRIMARY KEY (kind, value)
    );
    CREATE TABLE ${names.states} (
      shard smallint NOT NULL,
      stream text COLLATE "C" NOT NULL,
      version integer NOT NULL,
      schema integer NOT NULL,
      state text NOT NULL,
      checksum bigint NOT NULL,
      PRIMARY KEY (shard, stream)
    ) WITH (fillfactor = 50);
    CREATE TABLE ${names.rows} (
      shard smallint NOT NULL,
      list text COLLATE "C" NOT NULL,
      owner text COLLATE "C" NOT NULL,
      id text COLLATE "C" NOT NULL,
      "order" bigint NOT NULL,
      day text COLLATE "C",
      tag text COLLATE "C",
      sum1 bigint,
      sum2 bigint,
      sum3 bigint,
      body text,
      PRIMARY KEY (shard, list, owner, id)
    );
    CREATE INDEX model_rows_order ON ${names.rows} (shard, list, owner, "order" DESC, id);
    CREATE INDEX model_rows_day ON ${names.rows} (shard, list, owner, day) WHERE day IS NOT NULL;
    CREATE INDEX model_rows_tag ON ${names.rows} (shard, list, owner, tag, "order" DESC, id) WHERE tag IS NOT NULL;
    CREATE TABLE ${names.derived} (
      id smallint PRIMARY KEY CHECK (id = 1),
      begun integer NOT NULL,
      complete integer NOT NULL,
      generation bigint NOT NULL
    );
    INSERT INTO ${names.derived} VALUES (1, 0, 0, 0);
    CREATE TABLE ${names.rebuildLeft} (
      shard smallint NOT NULL,
      stream text COLLATE "C" NOT NULL,
      PRIMARY KEY (shard, stream)
    );
    ${appendFunction(names)}
    ${rebuildFunction(names)}
  `,
  // What the houses of one database share beside the journal. The audit log is append-only.
  (names) => `
    CREATE TABLE ${names.settings} (
      name text COLLATE "C" PRIMARY KEY,
      value text NOT NULL
    );
    CREATE TABLE ${names.limits} (
      key text COLLATE "C" PRIMARY KEY,
      count double precision NOT NULL,
      at bigint NOT NULL,
      until bigint NOT NULL,
      forgotten_at bigint NOT NULL
    ) WITH (fillfactor = 50);
    CREATE INDEX limits_end ON ${names.limits} (forgotten_at);
    CREATE TABLE ${names.audit} (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      at bigint NOT NULL,
      member text COLLATE "C",
      entry text NOT NULL
    );
    CREATE INDEX audit_member ON ${names.audit} (member, id);
    CREATE INDEX audit_time ON ${names.audit} (at);
    CREATE FUNCTION ${names.refuseChange}() RETURNS trigger LANGUAGE plpgsql AS
    $body$ BEGIN RAISE 'the audit log is append-only'; END $body$;
    CREATE TRIGGER no_change BEFORE UPDATE ON ${names.audit}
    FOR EACH ROW EXECUTE FUNCTION ${names.refuseChange}();
  `,
];

/** Grows with every change of the tables. A later release wrote a schema with a higher version. */
export const SCHEMA_VERSION = MIGRATIONS.length;
