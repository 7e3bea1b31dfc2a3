import type { DatabaseSync } from "node:sqlite";
import type { RowKey } from "../../../ports/rows.ts";
import type { StoredRow } from "../../stored-row.ts";
import { compareEntries, type IndexEntry } from "./compare-entries.ts";
import { damagedRow, type RawRow, ROW_COLUMNS, readRowRecord } from "./row-record.ts";

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
