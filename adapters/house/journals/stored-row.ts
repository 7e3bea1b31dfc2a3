import type { Row } from "../ports/rows.ts";

/** A row as a journal stores it: its body is JSON text, so that all journals return the same. */
export interface StoredRow extends Omit<Row, "body"> {
  readonly text: string | undefined;
}

/** Throws for a number that not every journal can store. */
export function storedRow({ body, ...row }: Row): StoredRow {
  for (const number of [row.order, ...(row.sums ?? [])]) {
    if (!Number.isSafeInteger(number)) throw new TypeError(`${number} in a row of ${row.list} is not a safe integer`);
  }
  return { ...row, text: JSON.stringify(body) };
}

export function readRow({ text, ...row }: StoredRow): Row {
  return text === undefined ? row : { ...row, body: JSON.parse(text) as unknown };
}

/** The row that replaces a stored one when it is added to it. */
export function addedRow(stored: StoredRow | undefined, row: StoredRow): StoredRow {
  if (!stored?.sums || !row.sums) return row;
  return { ...row, sums: row.sums.map((sum, i) => sum + (stored.sums?.[i] ?? 0)) };
}

/** Whether a day is in the range of a query. */
export function isInRange(day: string | undefined, from: string | undefined, to: string | undefined): boolean {
  if (from === undefined && to === undefined) return true;
  return day !== undefined && (from === undefined || day >= from) && (to === undefined || day <= to);
}
