import { crc32 } from "node:zlib";
import { journalDamaged } from "../../../ports/journal.ts";
import type { StoredRow } from "../../derived-rules.ts";

/** The columns of the `rows` table. `place` is the order with the other sign, so that pages are read forwards. */
export const ROW_COLUMNS = "list, owner, place, id, day, tag, sum1, sum2, sum3, body, checksum";

/** A row as it was read, before anything about it is known, in the order of `ROW_COLUMNS`. */
export type RawRow = readonly unknown[];

/** Where a row stands in its owner's list. */
export interface Place {
  readonly place: number;
  readonly id: string;
}

export type RowRecord = [string, string, number, string, ...(string | number | null)[]];

/** The values of `ROW_COLUMNS`. */
export function rowRecord({ list, owner, id, order, day, tag, sums = [], text }: StoredRow): RowRecord {
  const [sum1 = null, sum2 = null, sum3 = null] = sums;
  const record: RowRecord = [list, owner, 0 - order, id, day ?? null, tag ?? null, sum1, sum2, sum3, text ?? null];
  return [...record, rowChecksum(record)];
}

/** Throws when the row differs from what was written. */
export function readRowRecord(raw: RawRow): StoredRow {
  const [list, owner, place, id, day, tag, sum1, sum2, sum3, text, checksum] = raw;
  if (checksum !== rowChecksum(raw.slice(0, -1))) throw damagedRow(list, owner);
  const sums = [sum1, sum2, sum3].filter((sum) => sum !== null);
  // The cast is safe: the checksum proves that these values were written from a `StoredRow`.
  return {
    list,
    owner,
    id,
    order: 0 - Number(place),
    ...(day !== null && { day }),
    ...(tag !== null && { tag }),
    ...(sums.length > 0 && { sums }),
    text: text ?? undefined,
  } as unknown as StoredRow;
}

export function damagedRow(list: unknown, owner: unknown): Error {
  return journalDamaged(`a row of ${String(list)} of ${String(owner)} is not as it was written`);
}

function rowChecksum(values: readonly unknown[]): number {
  return crc32(values.join("\n"));
}
