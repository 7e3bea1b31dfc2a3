import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import type { RowKey } from "../../../ports/rows.ts";
import type { StoredRow } from "../../derived-rules.ts";
import { damagedRow, type Place, type RawRow, ROW_COLUMNS, readRowRecord } from "./row-record.ts";

type IndexEntry = readonly (string | number)[];

/** In the order of an index: SQLite compares the bytes of texts. */
function compareEntries(a: IndexEntry, b: IndexEntry): -1 | 0 | 1 {
  for (const [i, left] of a.entries()) {
    const right = b[i] ?? "";
    if (left === right) continue;
    if (typeof left === "number") return left < Number(right) ? -1 : 1;
    return Buffer.compare(Buffer.from(left), Buffer.from(String(right)));
  }
  return 0;
}

/** Finds rows by their ids. Where none is, the rows before and after it are checked. */
export function idIndex(database: DatabaseSync): (key: RowKey) => StoredRow | undefined {
  const source = "SELECT list, owner, id, place FROM rows INDEXED BY rows_by_id WHERE (list, owner, id)";
  const find = database.prepare(`SELECT ${ROW_COLUMNS} FROM rows WHERE list = ? AND owner = ? AND id = ?`);
  const previous = database.prepare(`${source} < (?, ?, ?) ORDER BY list DESC, owner DESC, id DESC LIMIT 2`);
  const next = database.prepare(`${source} >= (?, ?, ?) ORDER BY list, owner, id LIMIT 2`);
  const at = database.prepare(`SELECT ${ROW_COLUMNS} FROM rows WHERE list = ? AND owner = ? AND place = ? AND id = ?`);
  find.setReturnArrays(true);
  at.setReturnArrays(true);

  return ({ list, owner, id }) => {
    const raw = find.get(list, owner, id) as unknown as RawRow | undefined;
    if (raw) {
      const row = readRowRecord(raw);
      if (row.list !== list || row.owner !== owner || row.id !== id) throw damagedRow(list, owner);
      return row;
    }
    const key = [list, owner, id];
    // Two on each side, because a damaged entry can lead to another row, but then it is out of order.
    const sides = [...previous.all(...key).reverse(), undefined, ...next.all(...key)];
    let last: IndexEntry | undefined;
    for (const side of sides) {
      const entry = side ? [String(side["list"]), String(side["owner"]), String(side["id"])] : key;
      if (last && compareEntries(last, entry) >= 0) throw damagedRow(list, owner);
      last = entry;
      if (!side) continue;
      const [ofList = "", ofOwner = "", otherId = ""] = entry;
      const found = at.get(ofList, ofOwner, Number(side["place"]), otherId) as unknown as RawRow | undefined;
      if (!found) throw damagedRow(list, owner);
      readRowRecord(found);
    }
    return undefined;
  };
}

/** Before and after all rows of an owner or of one of its tags or days. */
export const FIRST: Place = { place: -(2 ** 53), id: "" };
export const LAST: Place = { place: 2 ** 53, id: "" };
/** After all ids. */
export const LAST_ID = "\u{10ffff}";

/** A place among the rows of an owner, or among those of one tag or day. */
export interface IndexKey extends Place {
  readonly list: string;
  readonly owner: string;
  /** The tag or the day, in an index of these. */
  readonly of?: string | undefined;
}

/**
 * The rows of a list in the order of an index. A search checks the rows beside its place too, because a damaged entry
 * hides others from a search: so damage is an error, and never an end that is reached early.
 */
export interface RowIndex {
  /**
   * The rows of the key's owner, and of its tag or day, after its place.
   * @param batch how many rows are probably read
   */
  after(key: IndexKey, batch?: number): Generator<StoredRow>;
  /** The first row after a place, of any owner. */
  next(key: IndexKey): StoredRow | undefined;
  /** The last row up to a place, of any owner. */
  upTo(key: IndexKey): StoredRow | undefined;
}

const MAX_BATCH = 200;

/** The table itself, in the order of pages. */
export function pageIndex(database: DatabaseSync): RowIndex {
  const select = (where: string) => `SELECT ${ROW_COLUMNS} FROM rows WHERE ${where}`;
  return rowIndex(database, ["list", "owner"], select, readRowRecord);
}

/** Rows by tag or by day, and in the order of pages among these. */
export function indexBy(database: DatabaseSync, column: "tag" | "day"): RowIndex {
  // A row that its entry does not lead to comes with nulls instead of its values.
  const select = (where: string) => `
    SELECT i.list, i.owner, i.place, i.id, r.day, r.tag, r.sum1, r.sum2, r.sum3, r.body, r.checksum, i.${column} AS of
    FROM (
      SELECT list, owner, ${column}, place, id FROM rows INDEXED BY rows_by_${column}
      WHERE ${column} IS NOT NULL AND ${where}
    ) AS i LEFT JOIN rows AS r USING (list, owner, place, id)`;
  return rowIndex(database, ["list", "owner", column], select, (entry) => {
    const row = readRowRecord(entry.slice(0, -1));
    if (row[column] !== entry.at(-1)) throw damagedRow(row.list, row.owner);
    return row;
  });
}

function rowIndex(
  database: DatabaseSync,
  group: readonly string[],
  select: (where: string) => string,
  read: (raw: RawRow) => StoredRow,
): RowIndex {
  const names = [...group, "place", "id"];
  const key = `(${names.join(", ")})`;
  const values = `(${names.map(() => "?").join(", ")})`;
  const inGroup = group.map((name) => `${name} = ?`).join(" AND ");
  const prepare = (where: string): StatementSync => {
    const statement = database.prepare(select(where));
    statement.setReturnArrays(true);
    return statement;
  };
  // Comparisons of single columns, because SQLite leaves out a damaged row that a comparison of several does not fit.
  const samePlace = prepare(`${inGroup} AND place = ? AND id > ? ORDER BY id LIMIT ?`);
  const laterPlaces = prepare(`${inGroup} AND place > ? ORDER BY place, id LIMIT ?`);
  // Two rows each, because a damaged entry can lead to another row, but then it is out of order.
  const next = prepare(`${key} > ${values} ORDER BY ${names.join(", ")} LIMIT 2`);
  const last = prepare(`${key} <= ${values} ORDER BY ${names.map((name) => `${name} DESC`).join(", ")} LIMIT 2`);
  const groupOf = ({ list, owner, of }: IndexKey): SQLInputValue[] =>
    group.length === 2 ? [list, owner] : [list, owner, of ?? ""];
  const keyOf = (row: StoredRow): IndexEntry => [
    row.list,
    row.owner,
    ...(group.length === 2 ? [] : [row[group[2] as "tag" | "day"] ?? ""]),
    0 - row.order,
    row.id,
  ];
  const first = (statement: StatementSync, at: IndexKey): StoredRow | undefined => {
    const raws = statement.all(...groupOf(at), at.place, at.id) as unknown as readonly RawRow[];
    const [row, beyond] = raws.map(read);
    if (row && beyond && compareEntries(keyOf(row), keyOf(beyond)) !== (statement === next ? -1 : 1)) {
      throw damagedRow(row.list, row.owner);
    }
    return row;
  };

  return {
    *after(start, batch = MAX_BATCH) {
      const of = groupOf(start);
      let at: Place = start;
      for (let size = Math.min(batch, MAX_BATCH); ; size = MAX_BATCH) {
        first(last, { ...start, ...at });
        const raws = samePlace.all(...of, at.place, at.id, size);
        if (raws.length < size) raws.push(...laterPlaces.all(...of, at.place, size - raws.length));
        for (const raw of raws as unknown as readonly RawRow[]) {
          const row = read(raw);
          const place = { place: 0 - row.order, id: row.id };
          if (compareEntries([at.place, at.id], [place.place, place.id]) >= 0) throw damagedRow(row.list, row.owner);
          at = place;
          yield row;
        }
        if (raws.length < size) break;
      }
      first(next, { ...start, ...at });
    },
    next: (at) => first(next, at),
    upTo: (at) => first(last, at),
  };
}
