import type { StoredRow } from "../../stored-row.ts";
import { FIRST, LAST, type RowIndex } from "./row-index.ts";

export interface DayOfRows {
  readonly day: string;
  readonly first: StoredRow;
  readonly last: StoredRow;
}

/** The days of a range that have rows, with the first and the last row of each: two searches a day. */
export function* daysInRange(
  byDay: RowIndex,
  list: string,
  owner: string,
  from = "",
  to: string | undefined,
): Generator<DayOfRows> {
  let key = { list, owner, of: from, ...FIRST };
  byDay.upTo(key);
  for (;;) {
    const first = byDay.next(key);
    const day = first?.day;
    if (!first || first.list !== list || first.owner !== owner || day === undefined) return;
    if (to !== undefined && day > to) return;
    key = { list, owner, of: day, ...LAST };
    yield { day, first, last: byDay.upTo(key) ?? first };
  }
}
