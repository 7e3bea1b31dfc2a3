import type { Row, RowChange, RowKey } from "../../ports/rows.ts";
import { storedRow } from "../stored-row.ts";
import { shardOf } from "./shard-of.ts";

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
