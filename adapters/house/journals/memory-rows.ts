import type { Row, RowChange, RowKey, Rows } from "../ports/rows.ts";
import { addedRow, isInRange, readRow, type StoredRow, storedRow } from "./stored-row.ts";

export interface MemoryRows {
  readonly rows: Rows;
  /** Checks changes and returns what makes them all. Throws for a row that cannot be stored. */
  prepare(changes: readonly RowChange[]): () => void;
  clear(): void;
}

type Place = Pick<Row, "order" | "id">;

/** A stored row. Its JSON is read once; readers get copies. */
interface MemoryRow extends StoredRow {
  read?: Row;
}

interface RowsOfOwner {
  readonly byId: Map<string, MemoryRow>;
  /** From the last row of the last page to the first one of the first page: most new rows come first, so at its end. */
  readonly sorted: MemoryRow[];
}

const NOTHING: RowsOfOwner = { byId: new Map(), sorted: [] };

/** The rows of a journal in memory. */
export function createMemoryRows(): MemoryRows {
  const owners = new Map<string, RowsOfOwner>();
  const rowsOf = ({ list, owner }: Omit<RowKey, "id">) => owners.get(`${list}:${owner}`) ?? NOTHING;

  function remove(key: RowKey): StoredRow | undefined {
    const { byId, sorted } = rowsOf(key);
    const stored = byId.get(key.id);
    if (!stored) return undefined;
    sorted.splice(countAfter(sorted, stored), 1);
    byId.delete(key.id);
    return stored;
  }

  function insert(row: MemoryRow): void {
    const name = `${row.list}:${row.owner}`;
    const of = owners.get(name) ?? { byId: new Map<string, MemoryRow>(), sorted: [] };
    owners.set(name, of);
    of.byId.set(row.id, row);
    of.sorted.splice(countAfter(of.sorted, row), 0, row);
  }

  return {
    prepare(changes) {
      const steps = changes.map((change) => {
        if (change.change === "delete") return () => void remove(change.row);
        const row = storedRow(change.row);
        return () => {
          const replaced = remove(row);
          insert(change.change === "add" ? addedRow(replaced, row) : row);
        };
      });
      return () => {
        for (const step of steps) step();
      };
    },
    clear: () => owners.clear(),
    rows: {
      async get(key) {
        const row = rowsOf(key).byId.get(key.id);
        return row && readOnce(row);
      },
      async page({ after, tags = [], from, to, limit, ...of }) {
        const { sorted } = rowsOf(of);
        const found: Row[] = [];
        for (let i = (after ? countAfter(sorted, after) : sorted.length) - 1; i >= 0 && found.length < limit; i -= 1) {
          const row = sorted[i] as MemoryRow;
          const hasTag = tags.length === 0 || (row.tag !== undefined && tags.includes(row.tag));
          if (hasTag && isInRange(row.day, from, to)) found.push(readOnce(row));
        }
        return found;
      },
      async sum({ from, to, ...of }) {
        const totals = [0, 0, 0];
        for (const { day, sums = [] } of rowsOf(of).sorted) {
          if (isInRange(day, from, to)) for (const [i, sum] of sums.entries()) totals[i] = (totals[i] ?? 0) + sum;
        }
        return totals;
      },
      async count({ above, ...of }) {
        const { sorted } = rowsOf(of);
        return above === undefined ? sorted.length : sorted.length - countAfter(sorted, { order: above, id: "" }, true);
      },
    },
  };
}

function readOnce(row: MemoryRow): Row {
  row.read ??= readRow(row);
  return copyOf(row.read);
}

/** Of what JSON can hold. Faster than to read the text again. */
function copyOf<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(copyOf) as Value;
  const copy = { ...value } as Record<string, unknown>;
  for (const key in copy) {
    if (typeof copy[key] === "object") copy[key] = copyOf(copy[key]);
  }
  return copy as Value;
}

/** How many rows come after a place, or, with `orAt`, at it. They are the first ones of the array. */
function countAfter(sorted: readonly Place[], place: Place, orAt = false): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const order = compare(sorted[middle] as Place, place);
    if (order > 0 || (order === 0 && orAt)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Below 0 when `a` comes before `b` in a page. */
function compare(a: Place, b: Place): number {
  if (a.order !== b.order) return a.order > b.order ? -1 : 1;
  return a.id === b.id ? 0 : a.id < b.id ? -1 : 1;
}
