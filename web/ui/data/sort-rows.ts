/** Which column orders a table, and how. */
export interface Sorting {
  readonly column: string;
  readonly direction: "ascending" | "descending";
}

/** By what a column orders its rows. */
export type OrderOf<T> = (row: T) => number | string;

/** The rows in order. Rows of the same value keep theirs. Without an order they stay as they are. */
export function sortRows<T>(
  rows: readonly T[],
  orderOf: OrderOf<T> | undefined,
  direction: Sorting["direction"],
): readonly T[] {
  if (!orderOf) return rows;
  const sign = direction === "ascending" ? 1 : -1;
  return [...rows].sort((one, other) => sign * compare(orderOf(one), orderOf(other)));
}

/** What a press on a column's head leads to: the largest first, then the smallest, then the order of the data. */
export function nextSorting(current: Sorting | undefined, column: string): Sorting | undefined {
  if (current?.column !== column) return { column, direction: "descending" };
  return current.direction === "descending" ? { column, direction: "ascending" } : undefined;
}

function compare(one: number | string, other: number | string): number {
  if (typeof one === "number" && typeof other === "number") return one - other;
  return String(one).localeCompare(String(other), "th");
}
