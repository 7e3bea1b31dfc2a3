import type { DatabaseSync } from "node:sqlite";
import type { StoredRow } from "../../stored-row.ts";
import { damagedRow, type Place, type RawRow, ROW_COLUMNS, readRowRecord } from "./row-record.ts";

/** Before and after all rows of an owner or of one of its tags or days. */
export const FIRST: Place = { place: -(2 ** 53), id: "" };
export const LAST: Place = { place: 2 ** 53, id: "" };
/** After all ids. */
export const LAST_ID = "\u{10ffff}";

export interface IndexKey extends Place {
  readonly list: string;
  readonly owner: string;
  /** The tag or the day, in an index of these. */
  readonly of?: string | undefined;
}

/** The rows of a list in the order of an index. */
export interface RowIndex {
  /**
   * Rows after a place, across all owners: whoever reads them stops at the first one of another owner, which is checked
   * too. So a damaged entry is an error, and never an end that is reached early.
   * @param batch how many rows are probably read
   */
  after(key: IndexKey, batch?: number): Generator<StoredRow>;
  /** The last row up to a place. It may be of another owner. */
  upTo(key: IndexKey): StoredRow | undefined;
}

const MAX_BATCH = 200;

/** The table itself, in the order of pages. */
export function pageIndex(database: DatabaseSync): RowIndex {
  const select = (key: string, order: string) =>
    `SELECT ${ROW_COLUMNS} FROM rows WHERE (list, owner, place, id) ${key} ORDER BY ${order}`;
  const next = database.prepare(select("> (?, ?, ?, ?)", "list, owner, place, id LIMIT ?"));
  const last = database.prepare(select("<= (?, ?, ?, ?)", "list DESC, owner DESC, place DESC, id DESC LIMIT 1"));
  next.setReturnArrays(true);
  last.setReturnArrays(true);
  return {
    after: ({ list, owner, place, id }, batch) =>
      inBatches(
        batch,
        (row, size) =>
          row ? next.all(row.list, row.owner, 0 - row.order, row.id, size) : next.all(list, owner, place, id, size),
        readRowRecord,
      ),
    upTo({ list, owner, place, id }) {
      const raw = last.get(list, owner, place, id) as unknown as RawRow | undefined;
      return raw && readRowRecord(raw);
    },
  };
}

/** Rows by tag or by day, and in the order of pages among these. */
export function indexBy(database: DatabaseSync, column: "tag" | "day"): RowIndex {
  // A row that its entry does not lead to comes with nulls instead of its values.
  const select = (key: string, order: string) => `
    SELECT i.list, i.owner, i.place, i.id, r.day, r.tag, r.sum1, r.sum2, r.sum3, r.body, r.checksum, i.${column} AS of
    FROM (
      SELECT list, owner, ${column}, place, id FROM rows INDEXED BY rows_by_${column}
      WHERE ${column} IS NOT NULL AND (list, owner, ${column}, place, id) ${key} ORDER BY ${order}
    ) AS i LEFT JOIN rows AS r USING (list, owner, place, id)`;
  const next = database.prepare(select("> (?, ?, ?, ?, ?)", `list, owner, ${column}, place, id LIMIT ?`));
  const last = database.prepare(
    select("<= (?, ?, ?, ?, ?)", `list DESC, owner DESC, ${column} DESC, place DESC, id DESC LIMIT 1`),
  );
  next.setReturnArrays(true);
  last.setReturnArrays(true);

  function read(entry: RawRow): StoredRow {
    const row = readRowRecord(entry.slice(0, -1));
    if (row[column] !== entry.at(-1)) throw damagedRow(row.list, row.owner);
    return row;
  }

  return {
    after: ({ list, owner, of = "", place, id }, batch) =>
      inBatches(
        batch,
        (row, size) =>
          row
            ? next.all(row.list, row.owner, row[column] ?? "", 0 - row.order, row.id, size)
            : next.all(list, owner, of, place, id, size),
        read,
      ),
    upTo({ list, owner, of = "", place, id }) {
      const entry = last.get(list, owner, of, place, id) as unknown as RawRow | undefined;
      return entry && read(entry);
    },
  };
}

function* inBatches(
  batch: number | undefined,
  next: (after: StoredRow | undefined, size: number) => unknown,
  read: (raw: RawRow) => StoredRow,
): Generator<StoredRow> {
  let row: StoredRow | undefined;
  for (let size = Math.min(batch ?? MAX_BATCH, MAX_BATCH); ; size = MAX_BATCH) {
    const raws = next(row, size) as readonly RawRow[];
    for (const raw of raws) {
      row = read(raw);
      yield row;
    }
    if (raws.length < size) return;
  }
}
