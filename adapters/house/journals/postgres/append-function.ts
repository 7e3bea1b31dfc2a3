import type { TableNames } from "./tables.ts";

/** What `append_events` returns instead of the stream's new version. A taken key is `KEY_TAKEN` less its place, from 0. */
export const APPEND_CONFLICT = -1;
export const KEY_TAKEN = -2;
/** The SQLSTATEs of the rules in `derived-rules.ts`. */
export const OTHER_SCHEMA = "SN001";
export const NOT_REBUILT = "SN002";

/** What both functions do with rows. A row is in one of the lists at most, and each list is sorted. */
const writeRows = ({ rows }: TableNames): string => `
    IF in_deletes IS NOT NULL THEN
      FOR gone IN SELECT * FROM json_to_recordset(in_deletes::json) AS list(s smallint, l text, o text, i text) LOOP
        DELETE FROM ${rows} WHERE shard = gone.s AND list = gone.l AND owner = gone.o AND id = gone.i;
      END LOOP;
    END IF;
    IF in_puts IS NOT NULL THEN
      INSERT INTO ${rows} (shard, list, owner, id, "order", day, tag, sum1, sum2, sum3, body)
      SELECT * FROM json_to_recordset(in_puts::json) AS put(${ROW_COLUMNS})
      ON CONFLICT (shard, list, owner, id) DO UPDATE
      SET ${REPLACED}, sum1 = excluded.sum1, sum2 = excluded.sum2, sum3 = excluded.sum3;
    END IF;
    IF in_adds IS NOT NULL THEN
      INSERT INTO ${rows} AS stored (shard, list, owner, id, "order", day, tag, sum1, sum2, sum3, body)
      SELECT * FROM json_to_recordset(in_adds::json) AS added(${ROW_COLUMNS})
      ON CONFLICT (shard, list, owner, id) DO UPDATE
      SET ${REPLACED}, ${["sum1", "sum2", "sum3"].map((sum) => `${sum} = ${added(sum)}`).join(", ")};
    END IF;`;

/** As `row-json.ts` writes them. */
const ROW_COLUMNS = `s smallint, l text, o text, i text, n bigint, d text, t text, a bigint, b bigint, c bigint, y text`;
const REPLACED = `"order" = excluded."order", day = excluded.day, tag = excluded.tag, body = excluded.body`;
const added = (sum: string) => `excluded.${sum} + coalesce(stored.${sum}, 0)`;

const writeState = ({ states }: TableNames, version: string): string => `
    IF in_state IS NOT NULL THEN
      INSERT INTO ${states} (shard, stream, version, schema, state, checksum)
      VALUES (in_shard, in_stream, ${version}, in_schema, in_state, in_state_checksum)
      ON CONFLICT (shard, stream) DO UPDATE
      SET version = excluded.version, schema = excluded.schema, state = excluded.state, checksum = excluded.checksum;
    END IF;`;

/**
 * One append in one call, so in one round trip. Lists come as JSON in text, null for an empty one. Locks are taken in one
 * order: unique keys, streams to rebuild, rows, state, the shard's head.
 */
export const appendFunction = (names: TableNames): string => `
CREATE FUNCTION ${names.append}(
  in_shard smallint, in_stream text, in_expected integer, in_writer bigint, in_events text,
  in_take text, in_release text, in_deletes text, in_puts text, in_adds text,
  in_schema integer, in_state text, in_state_checksum bigint
) RETURNS integer LANGUAGE plpgsql AS $body$
DECLARE
  found_version integer;
  new_position bigint;
  count_of_events integer := 0;
  begun_schema integer;
  first_generation bigint;
  last_generation bigint;
  wanted record;
  gone record;
  taken_by text;
  refused integer;
BEGIN
  SELECT max(version) INTO found_version FROM ${names.events} WHERE shard = in_shard AND stream = in_stream;
  IF coalesce(found_version, 0) <> in_expected THEN RETURN ${APPEND_CONFLICT}; END IF;
  IF in_events IS NOT NULL THEN count_of_events := json_array_length(in_events::json); END IF;

  IF in_take IS NOT NULL THEN
    FOR wanted IN SELECT * FROM json_to_recordset(in_take::json) AS list(p integer, k text, v text) LOOP
      SELECT stream INTO taken_by FROM ${names.uniqueKeys} WHERE kind = wanted.k AND value = wanted.v;
      IF taken_by <> in_stream THEN refused := least(refused, wanted.p); END IF;
    END LOOP;
    IF refused IS NOT NULL THEN RETURN ${KEY_TAKEN} - refused; END IF;
  END IF;
  IF in_release IS NOT NULL THEN
    FOR wanted IN SELECT * FROM json_to_recordset(in_release::json) AS list(k text, v text) LOOP
      DELETE FROM ${names.uniqueKeys} WHERE kind = wanted.k AND value = wanted.v AND stream = in_stream;
    END LOOP;
  END IF;
  IF in_take IS NOT NULL THEN
    FOR wanted IN SELECT * FROM json_to_recordset(in_take::json) AS list(k text, v text) LOOP
      PERFORM 1 FROM ${names.uniqueKeys} WHERE kind = wanted.k AND value = wanted.v AND stream = in_stream;
      -- Another stream that was faster makes this fail, and the append is tried again.
      IF NOT FOUND THEN INSERT INTO ${names.uniqueKeys} VALUES (wanted.k, wanted.v, in_stream); END IF;
    END LOOP;
  END IF;

  SELECT generation, begun INTO first_generation, begun_schema FROM ${names.derived} WHERE id = 1;
  IF begun_schema <> 0 AND in_schema <> begun_schema THEN
    RAISE 'another schema' USING ERRCODE = '${OTHER_SCHEMA}', DETAIL = begun_schema;
  END IF;
  -- Until the append ends, so that a rebuild sees its events.
  PERFORM 1 FROM ${names.rebuildLeft} WHERE shard = in_shard AND stream = in_stream FOR UPDATE;
  IF FOUND AND coalesce(in_deletes, in_puts, in_adds, in_state) IS NOT NULL THEN
    RAISE 'not rebuilt' USING ERRCODE = '${NOT_REBUILT}';
  END IF;
  ${writeRows(names)} ${writeState(names, "in_expected + count_of_events")}

  UPDATE ${names.shardHead} SET position = position + count_of_events WHERE shard = in_shard
  RETURNING position INTO new_position;
  -- A rebuild that began meanwhile had locked all heads, and deleted rows without those above.
  SELECT generation INTO last_generation FROM ${names.derived} WHERE id = 1;
  IF first_generation <> last_generation THEN RAISE serialization_failure; END IF;
  IF count_of_events > 0 THEN
    INSERT INTO ${names.events} (shard, stream, version, position, event, checksum, writer)
    SELECT in_shard, in_stream, in_expected + n, new_position - count_of_events + n, e, c, in_writer
    FROM json_to_recordset(in_events::json) AS written(n integer, e text, c bigint);
  ELSE
    -- Without events no key of theirs refuses a second writer.
    SELECT max(version) INTO found_version FROM ${names.events} WHERE shard = in_shard AND stream = in_stream;
    IF coalesce(found_version, 0) <> in_expected THEN RAISE serialization_failure; END IF;
  END IF;
  RETURN in_expected + count_of_events;
END
$body$;
`;

/** See `DerivedData.rebuild`. */
export const rebuildFunction = (names: TableNames): string => `
CREATE FUNCTION ${names.rebuild}(
  in_shard smallint, in_stream text, in_version integer, in_deletes text, in_puts text, in_adds text,
  in_schema integer, in_state text, in_state_checksum bigint
) RETURNS boolean LANGUAGE plpgsql AS $body$
DECLARE
  found_version integer;
  begun_schema integer;
  gone record;
BEGIN
  PERFORM 1 FROM ${names.rebuildLeft} WHERE shard = in_shard AND stream = in_stream FOR UPDATE;
  IF NOT FOUND THEN in_version := -1; END IF;
  SELECT begun INTO begun_schema FROM ${names.derived} WHERE id = 1;
  IF begun_schema <> 0 AND begun_schema <> in_schema THEN
    RAISE 'another schema' USING ERRCODE = '${OTHER_SCHEMA}', DETAIL = begun_schema;
  END IF;
  -- No append ends while its stream is locked above.
  SELECT max(version) INTO found_version FROM ${names.events} WHERE shard = in_shard AND stream = in_stream;
  IF coalesce(found_version, 0) <> in_version THEN RETURN false; END IF;
  DELETE FROM ${names.rebuildLeft} WHERE shard = in_shard AND stream = in_stream;
  ${writeRows(names)} ${writeState(names, "in_version")}
  RETURN true;
END
$body$;
`;
