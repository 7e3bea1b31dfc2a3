import type { DerivedData } from "../../ports/journal.ts";
import { BEGUN, beginOutcome, requireSchema } from "../derived-rules.ts";
import { begunSchema } from "./append-events.ts";
import { OTHER_SCHEMA } from "./append-function.ts";
import { errorCode } from "./open-failure.ts";
import { rowJson } from "./postgres-rows.ts";
import { shardOf, stateChecksum, type TableNames } from "./tables.ts";
import { inTransaction, type Retries, withRetries } from "./with-retries.ts";

/** To begin waits for all appends and reads an index of all events. */
const LONG_BUDGET_MS = 600_000;

/** More are hardly faster, and each holds the rows of a stream in memory. */
const REBUILDS_AT_ONCE = 8;

/** See `DerivedData`. */
export function postgresDerived(names: TableNames, retries: Retries): DerivedData {
  const readStatement = `SELECT begun, complete FROM ${names.derived} WHERE id = 1`;
  const rebuildStatement = `SELECT ${names.rebuild}($1, $2, $3, $4, $5, $6, $7, $8, $9) AS rebuilt`;

  return {
    rebuildsAtOnce: REBUILDS_AT_ONCE,
    async schema() {
      const found = await withRetries(retries, (connection) => connection.run(readStatement));
      return Number(found[0]?.["complete"]);
    },
    async begin(schema, replaces) {
      return withRetries({ ...retries, budgetMs: LONG_BUDGET_MS }, (connection) =>
        inTransaction(connection, async () => {
          await connection.runScript("SET LOCAL statement_timeout = 0");
          const found = await connection.run(`${readStatement} FOR UPDATE`);
          const known = beginOutcome(Number(found[0]?.["begun"]), schema, replaces);
          if (known) return known;
          // The locks in the order of an append. One that waits for its head fails then, see `append-function.ts`.
          await connection.run(`TRUNCATE ${names.rebuildLeft}, ${names.rows}, ${names.states}`);
          await connection.run(`SELECT shard FROM ${names.shardHead} ORDER BY shard FOR UPDATE`);
          await connection.run(
            `UPDATE ${names.derived} SET begun = $1, complete = 0, generation = generation + 1 WHERE id = 1`,
            [schema],
          );
          await connection.run(
            `INSERT INTO ${names.rebuildLeft} SELECT shard, stream FROM ${names.events} WHERE version = 1`,
          );
          return BEGUN;
        }),
      );
    },
    async streamsLeft(limit) {
      const statement = `SELECT stream FROM ${names.rebuildLeft} LIMIT $1`;
      const found = await withRetries(retries, (connection) => connection.run(statement, [limit]));
      return found.map(({ stream }) => String(stream));
    },
    async rebuild(stream, changes, state) {
      const { deletes, puts, adds } = rowJson(changes);
      const { version, schema, state: text } = state;
      const checksum = stateChecksum(stream, state);
      const parameters = [shardOf(stream), stream, version, deletes, puts, adds, schema, text, checksum];
      try {
        const found = await withRetries(retries, (connection) => connection.run(rebuildStatement, parameters));
        return found[0]?.["rebuilt"] === true;
      } catch (error) {
        if (errorCode(error) === OTHER_SCHEMA) requireSchema(schema, begunSchema(error));
        throw error;
      }
    },
    async complete(schema) {
      await withRetries(retries, (connection) =>
        inTransaction(connection, async () => {
          const found = await connection.run(`${readStatement} FOR UPDATE`);
          requireSchema(schema, Number(found[0]?.["begun"]));
          const left = await connection.run(`SELECT count(*) AS count FROM ${names.rebuildLeft}`);
          if (Number(left[0]?.["count"]) > 0) throw new Error(`${String(left[0]?.["count"])} streams are not rebuilt`);
          await connection.run(`UPDATE ${names.derived} SET complete = $1 WHERE id = 1`, [schema]);
        }),
      );
      // Without statistics of the tables as they are now, the database may choose an index that reads a whole list.
      await withRetries({ ...retries, budgetMs: LONG_BUDGET_MS }, (connection) =>
        connection.runScript(`ANALYZE ${names.events}, ${names.rows}, ${names.states}`),
      );
    },
  };
}
