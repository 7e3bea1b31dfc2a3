import type { DatabaseSync } from "node:sqlite";
import type { RowKey } from "../../../ports/rows.ts";
import type { StoredRow } from "../../stored-row.ts";
import { damagedRow, type RawRow, ROW_COLUMNS, readRowRecord } from "./row-record.ts";

/** Finds rows by their ids. Where none is, the rows before and after it are checked. */
export function idIndex(database: DatabaseSync): (key: RowKey) => StoredRow | undefined {
  const source = "SELECT list, owner, id, place FROM rows INDEXED BY rows_by_id WHERE (list, owner, id)";
  const find = database.prepare(`SELECT ${ROW_COLUMNS} FROM rows WHERE list = ? AND owner = ? AND id = ?`);
  const previous = database.prepare(`${source} < (?, ?, ?) ORDER BY list DESC, owner DESC, id DESC LIMIT 1`);
  const next = database.prepare(`${source} >= (?, ?, ?) ORDER BY list, owner, id LIMIT 1`);
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
    for (const beside of [previous.get(list, owner, id), next.get(list, owner, id)]) {
      if (!beside) continue;
      const { list: ofList = null, owner: ofOwner = null, place = null, id: otherId = null } = beside;
      const found = at.get(ofList, ofOwner, place, otherId) as unknown as RawRow | undefined;
      if (!found || (ofList === list && ofOwner === owner && otherId === id)) throw damagedRow(list, owner);
      readRowRecord(found);
    }
    return undefined;
  };
}
