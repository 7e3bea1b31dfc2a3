import type { DatabaseSync } from "node:sqlite";
import type { RowChange, RowKey, Rows } from "../../../ports/rows.ts";
import { addedRow, readRow, type StoredRow, storedRow } from "../../derived-rules.ts";
import type { Reading } from "../transactions.ts";
import { daysInRange, pageRows } from "./page-rows.ts";
import { FIRST, idIndex, indexBy, LAST, LAST_ID, pageIndex } from "./row-index.ts";
import { damagedRow, ROW_COLUMNS, rowRecord } from "./row-record.ts";

export interface SqliteRows {
  readonly rows: Rows;
  /** Makes changes inside the transaction of an append. */
  apply(changes: readonly RowChange[]): void;
}

/** The rows of an SQLite journal. Each row that is read is checked, and so are those beside a place where none is. */
export function sqliteRows(database: DatabaseSync, reading: Reading): SqliteRows {
  const pages = pageIndex(database);
  const byDay = indexBy(database, "day");
  const byTag = indexBy(database, "tag");
  const findById = idIndex(database);
  const counted = database.prepare(
    "SELECT count(*) AS found, max(place) AS last FROM rows WHERE list = ? AND owner = ? AND place < ?",
  );
  const replace = database.prepare(
    `INSERT OR REPLACE INTO rows (${ROW_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const remove = database.prepare("DELETE FROM rows WHERE list = ? AND owner = ? AND id = ?");

  function write(row: StoredRow): void {
    replace.run(...rowRecord(row));
  }

  function* inRange({ list, owner }: Omit<RowKey, "id">, from: string | undefined, to: string | undefined) {
    if (from === undefined && to === undefined) {
      yield* pages.after({ list, owner, ...FIRST });
      return;
    }
    for (const { day } of daysInRange(byDay, list, owner, from, to)) {
      yield* byDay.after({ list, owner, of: day, ...FIRST });
    }
  }

  return {
    apply(changes) {
      for (const { change, row } of changes) {
        if (change === "delete") remove.run(row.list, row.owner, row.id);
        else if (change === "put") write(storedRow(row));
        else write(addedRow(findById(row), storedRow(row)));
      }
    },
    rows: {
      get: (key) =>
        reading(() => {
          const row = findById(key);
          return row && readRow(row);
        }),
      page: (query) => reading(() => pageRows({ pages, byDay, byTag }, query).map(readRow)),
      sum: ({ list, owner, from, to }) =>
        reading(() => {
          const totals: [number, number, number] = [0, 0, 0];
          for (const { sums = [] } of inRange({ list, owner }, from, to)) {
            for (const i of [0, 1, 2] as const) totals[i] += sums[i] ?? 0;
          }
          return totals;
        }),
      count: ({ list, owner, above }) =>
        reading(() => {
          const limit = above === undefined ? LAST : { place: 0 - above, id: "" };
          // Of the order `above` itself, no row is counted.
          const end = { list, owner, place: limit.place - 1, id: LAST_ID };
          const { found, last } = counted.get(list, owner, limit.place) ?? {};
          pages.upTo({ list, owner, ...FIRST });
          const lastRow = pages.upTo(end);
          const isOwn = lastRow?.list === list && lastRow.owner === owner;
          // A damaged entry can end the count early, but not this search from the other end.
          if ((isOwn ? 0 - lastRow.order : null) !== last) throw damagedRow(list, owner);
          pages.next(end);
          return Number(found);
        }),
    },
  };
}
