import type { RowQuery } from "../../../ports/rows.ts";
import { isInRange, type StoredRow } from "../../derived-rules.ts";
import { FIRST, LAST, LAST_ID, type RowIndex } from "./row-index.ts";
import type { Place } from "./row-record.ts";

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

interface RowIndexes {
  readonly pages: RowIndex;
  readonly byDay: RowIndex;
  readonly byTag: RowIndex;
}

/** The first and the last place that a row with a day in the range has. */
interface Bounds {
  readonly first: number;
  readonly last: number;
}

/** So many rows with other days are read before the places of the range's days are searched. */
const SKIPPED_ROWS = 100;

/** Reads a page without reading the rows that no page of the query has, as far as days follow the order. */
export function pageRows({ pages, byDay, byTag }: RowIndexes, query: RowQuery): readonly StoredRow[] {
  const { list, owner, after, tags = [], from, to, limit } = query;
  let bounds: Bounds | undefined;

  function* rowsAfter(of: string | undefined, start: Place): Generator<StoredRow> {
    const index = of === undefined ? pages : byTag;
    const key = { list, owner, of, ...start };
    let skipped = 0;
    for (const row of index.after(key, limit + 1)) {
      const place = 0 - row.order;
      if (bounds && place > bounds.last) return;
      if (isInRange(row.day, from, to)) {
        yield row;
        continue;
      }
      skipped += 1;
      if (skipped < SKIPPED_ROWS) continue;
      bounds ??= boundsOfDays(byDay, query);
      if (place < bounds.first) return yield* rowsAfter(of, { place: bounds.first - 1, id: LAST_ID });
    }
  }

  const start = after ? { place: 0 - after.order, id: after.id } : FIRST;
  const sources = (tags.length === 0 ? [undefined] : [...new Set(tags)]).map((tag) => rowsAfter(tag, start));
  return merge(sources, limit);
}

function merge(sources: readonly Generator<StoredRow>[], limit: number): readonly StoredRow[] {
  const nextOf = (source: Generator<StoredRow> | undefined) => source?.next().value as StoredRow | undefined;
  const heads = sources.map(nextOf);
  const found: StoredRow[] = [];
  while (found.length < limit) {
    const first = heads.reduce((best, row) => (row && (!best || isBefore(row, best)) ? row : best), undefined);
    if (!first) break;
    found.push(first);
    const source = heads.indexOf(first);
    heads[source] = nextOf(sources[source]);
  }
  return found;
}

function boundsOfDays(byDay: RowIndex, { list, owner, from, to }: RowQuery): Bounds {
  const bounds = { first: LAST.place, last: FIRST.place };
  for (const { first, last } of daysInRange(byDay, list, owner, from, to)) {
    bounds.first = Math.min(bounds.first, 0 - first.order);
    bounds.last = Math.max(bounds.last, 0 - last.order);
  }
  return bounds;
}

function isBefore(a: StoredRow, b: StoredRow): boolean {
  return a.order > b.order || (a.order === b.order && a.id < b.id);
}
