import type { Row, RowChange, RowKey, RowQuery, Rows } from "../../ports/rows.ts";
import { readRow, type StoredRow, storedRow } from "../derived-rules.ts";
import type { Parameter, ResultRow } from "./connection.ts";
import { shardOf, type TableNames } from "./tables.ts";
import { type Retries, withRetries } from "./with-retries.ts";

/** The lists that the database's functions take, as JSON. Null means an empty list. */
export interface RowJson {
  readonly deletes: string | null;
  readonly puts: string | null;
  readonly adds: string | null;
}

/**
 * Throws for a row that cannot be stored. Combines the changes of each row into one, because one statement changes a row once, and sorts them, so that two appends
 * lock the rows that they share in one order.
 */
export function rowJson(changes: readonly RowChange[]): RowJson {
  const combined = new Map<string, RowChange>();
  for (const change of changes) {
    const name = nameOf(change.row);
    combined.set(name, combine(combined.get(name), change));
  }
  const sorted = [...combined.keys()].sort().flatMap((name) => combined.get(name) ?? []);
  return {
    deletes: listOf(sorted.map((change) => (change.change === "delete" ? keyJson(change.row) : undefined))),
    puts: listOf(sorted.map((change) => (change.change === "put" ? fullJson(change.row) : undefined))),
    adds: listOf(sorted.map((change) => (change.change === "add" ? fullJson(change.row) : undefined))),
  };
}

function nameOf({ list, owner, id }: RowKey): string {
  return JSON.stringify([list, owner, id]);
}

function combine(earlier: RowChange | undefined, later: RowChange): RowChange {
  if (later.change !== "add" || earlier === undefined) return later;
  // The row is gone by then, so there is nothing to add to.
  if (earlier.change === "delete") return { change: "put", row: later.row };
  const sums = later.row.sums?.map((sum, place) => sum + (earlier.row.sums?.[place] ?? 0));
  // A row without sums has none for the later one to add to.
  return { change: earlier.row.sums ? earlier.change : "put", row: { ...later.row, sums } };
}

function keyJson({ list, owner, id }: RowKey) {
  return { s: shardOf(owner), l: list, o: owner, i: id };
}

function fullJson(row: Row) {
  const { order, day, tag, sums = [], text } = storedRow(row);
  const [a, b, c] = sums;
  // JSON leaves out what is undefined, and the database reads that as null.
  return { ...keyJson(row), n: order, d: day, t: tag, a, b, c, y: text };
}

function listOf(items: readonly (object | undefined)[]): string | null {
  const found = items.filter((item) => item !== undefined);
  return found.length > 0 ? JSON.stringify(found) : null;
}

/** See `Rows`. */
export function postgresRows({ rows: table }: TableNames, retries: Retries): Rows {
  const columns = `id, "order", day, tag, sum1, sum2, sum3, body`;
  const ofOwner = "shard = $1 AND list = $2 AND owner = $3";
  const query = (statement: string, parameters: readonly Parameter[]) =>
    withRetries(retries, (connection) => connection.run(statement, parameters));

  return {
    async get(key) {
      const found = await query(`SELECT ${columns} FROM ${table} WHERE ${ofOwner} AND id = $4`, [
        ...owner(key),
        key.id,
      ]);
      return found[0] && rowOf(key, found[0]);
    },
    async page({ after, tags = [], from, to, limit, ...of }) {
      const parameters: Parameter[] = owner(of);
      const next = (parameter: Parameter) => `$${parameters.push(parameter)}`;
      let where = ofOwner;
      if (after) {
        const order = next(after.order);
        where += ` AND "order" <= ${order} AND ("order" < ${order} OR id > ${next(after.id)})`;
      }
      if (from !== undefined) where += ` AND day >= ${next(from)}`;
      if (to !== undefined) where += ` AND day <= ${next(to)}`;
      const end = `ORDER BY "order" DESC, id LIMIT ${next(limit)}`;
      const select = (only: string) => `SELECT ${columns} FROM ${table} WHERE ${where}${only} ${end}`;
      // One scan of an index for each tag: a rare tag among many rows is found without reading the others.
      const ofTags = [...new Set(tags)].map((tag) => select(` AND tag = ${next(tag)}`));
      const statement =
        ofTags.length > 1 ? `${ofTags.map((one) => `(${one})`).join(" UNION ALL ")} ${end}` : (ofTags[0] ?? select(""));
      return (await query(statement, parameters)).map((row) => rowOf(of, row));
    },
    async sum({ from, to, ...of }) {
      const parameters: Parameter[] = owner(of);
      let where = ofOwner;
      if (from !== undefined) where += ` AND day >= $${parameters.push(from)}`;
      if (to !== undefined) where += ` AND day <= $${parameters.push(to)}`;
      const sums = "sum(sum1) AS sum1, sum(sum2) AS sum2, sum(sum3) AS sum3";
      const [found = {}] = await query(`SELECT ${sums} FROM ${table} WHERE ${where}`, parameters);
      return [found["sum1"], found["sum2"], found["sum3"]].map(Number);
    },
    async count({ above, ...of }) {
      const parameters: Parameter[] = owner(of);
      const limited = above === undefined ? "" : ` AND "order" > $${parameters.push(above)}`;
      const found = await query(`SELECT count(*) AS count FROM ${table} WHERE ${ofOwner}${limited}`, parameters);
      return Number(found[0]?.["count"]);
    },
  };
}

function owner({ list, owner: name }: Pick<RowQuery, "list" | "owner">): Parameter[] {
  return [shardOf(name), list, name];
}

function rowOf(key: Pick<RowKey, "list" | "owner">, found: ResultRow): Row {
  return readRow(storedRowOf(key, found));
}

export function storedRowOf({ list, owner: name }: Pick<RowKey, "list" | "owner">, found: ResultRow): StoredRow {
  const { id, order, day, tag, sum1, sum2, sum3, body } = found;
  const sums = [sum1, sum2, sum3].filter((sum) => sum !== null).map(Number);
  return {
    list,
    owner: name,
    id: String(id),
    order: Number(order),
    ...(day !== null && { day: day as Row["day"] }),
    ...(typeof tag === "string" && { tag }),
    ...(sums.length > 0 && { sums }),
    text: typeof body === "string" ? body : undefined,
  };
}
