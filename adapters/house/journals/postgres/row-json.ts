import type { Row, RowChange, RowKey } from "../../ports/rows.ts";
import { shardOf } from "./shard-of.ts";

/** The lists that the database's functions take, as JSON. Null means an empty list. */
export interface RowJson {
  readonly deletes: string | null;
  readonly puts: string | null;
  readonly adds: string | null;
}

/**
 * Combines the changes of each row into one, because one statement changes a row once, and sorts them, so that two appends
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
  return { change: earlier.change, row: { ...later.row, sums: addSums(earlier.row.sums, later.row.sums) } };
}

function addSums(some: Row["sums"], more: Row["sums"]): Row["sums"] {
  if (!some || !more) return more ?? some;
  return some.map((sum, place) => sum + (more[place] ?? 0));
}

function keyJson({ list, owner, id }: RowKey) {
  return { s: shardOf(owner), l: list, o: owner, i: id };
}

function fullJson(row: Row) {
  const { order, day, tag, sums = [], body } = row;
  const [a, b, c] = sums;
  // JSON leaves out what is undefined, and the database reads that as null.
  return { ...keyJson(row), n: order, d: day, t: tag, a, b, c, y: body === undefined ? undefined : JSON.stringify(body) };
}

function listOf(items: readonly (object | undefined)[]): string | null {
  const found = items.filter((item) => item !== undefined);
  return found.length > 0 ? JSON.stringify(found) : null;
}
