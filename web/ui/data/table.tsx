import { type ReactNode, useContext, useState } from "react";
import { Icon } from "../art/icon.tsx";
import { cx } from "../cx.ts";
import { useTable } from "../hooks/use-media.ts";
import { SiteFrameContext } from "../layout/contexts.ts";
import css from "./table.module.css";

export interface Column<T> {
  readonly key: string;
  readonly label: string;
  readonly cell: (row: T) => ReactNode;
  /** Aligned right: amounts and times; or only where the rows are a table, or only where they are blocks. */
  readonly end?: boolean | "table" | "blocks";
  /** Large on a phone, where the other cells are small. */
  readonly main?: boolean;
  /** Only where the rows are a table, or only where they are blocks. */
  readonly only?: "table" | "blocks";
  /** Makes the head a button that orders the rows by this. */
  readonly orderOf?: OrderOf<T>;
  /** In the last line of the table, such as a sum of all rows. */
  readonly total?: (rows: readonly T[]) => ReactNode;
}

interface TableProps<T> {
  readonly caption: string;
  readonly columns: readonly Column<T>[];
  readonly rows: readonly T[];
  readonly rowKey: (row: T) => string;
  /** Marks a row, such as the member's own. */
  readonly marked?: (row: T) => boolean;
  /** Draws a part of the ordered rows, such as the first eight. By default all. */
  readonly part?: (ordered: readonly T[], draw: (shown: readonly T[]) => ReactNode) => ReactNode;
}

/**
 * A table from 768 px: heads stay in sight and order the rows. On narrower pages each record is a block of two columns,
 * filled with its cells in the order of `columns`.
 */
export function Table<T>({ caption, columns, rows, rowKey, marked, part }: TableProps<T>) {
  const isTable = useTable();
  const { language } = useContext(SiteFrameContext);
  const [sorting, setSorting] = useState<Sorting>();
  const shownColumns = columns.filter(({ only }) => only === undefined || (only === "table") === isTable);
  const sorter = isTable ? shownColumns.find(({ key }) => key === sorting?.column) : undefined;
  const ordered = sortRows(rows, sorter?.orderOf, sorting?.direction ?? "descending", language);
  const endOf = ({ end }: Column<T>) => (end === true || end === (isTable ? "table" : "blocks")) && css["end"];
  const classOf = (column: Column<T>) => cx(endOf(column), column.main && css["main"]);
  const draw = (shown: readonly T[]) => (
    <table className={css["table"]} aria-label={caption}>
      <thead>
        <tr>
          {shownColumns.map((column) => (
            <th
              key={column.key}
              scope="col"
              className={cx(endOf(column))}
              aria-sort={sorter === column ? sorting?.direction : undefined}
            >
              {isTable && column.orderOf ? (
                <button
                  type="button"
                  className={css["sorter"]}
                  onClick={() => setSorting(nextSorting(sorting, column.key))}
                >
                  {column.label}
                  <Icon
                    name="chevron-down"
                    size={16}
                    className={cx(
                      css["arrow"],
                      sorter === column && css["sorted"],
                      sorter === column && sorting?.direction === "ascending" && css["up"],
                    )}
                  />
                </button>
              ) : (
                column.label
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((row) => (
          <tr key={rowKey(row)} className={marked?.(row) ? css["marked"] : undefined}>
            {shownColumns.map((column) => (
              <td key={column.key} className={classOf(column)}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {rows.length > 1 && shownColumns.some(({ total }) => total) ? (
        <tfoot>
          <tr>
            {shownColumns.map((column) => (
              <td key={column.key} className={classOf(column)}>
                {column.total?.(rows)}
              </td>
            ))}
          </tr>
        </tfoot>
      ) : null}
    </table>
  );
  return part ? part(ordered, draw) : draw(ordered);
}

/** Which column orders a table, and how. */
interface Sorting {
  readonly column: string;
  readonly direction: "ascending" | "descending";
}

/** By what a column orders its rows. */
type OrderOf<T> = (row: T) => number | string;

/** The rows in order, words as in a dictionary of the language. Rows of the same value keep theirs. Without an order they stay as they are. */
export function sortRows<T>(
  rows: readonly T[],
  orderOf: OrderOf<T> | undefined,
  direction: Sorting["direction"],
  language: string,
): readonly T[] {
  if (!orderOf) return rows;
  const sign = direction === "ascending" ? 1 : -1;
  return [...rows].sort((one, other) => sign * compare(orderOf(one), orderOf(other), language));
}

/** What a press on a column's head leads to: the largest first, then the smallest, then the order of the data. */
export function nextSorting(current: Sorting | undefined, column: string): Sorting | undefined {
  if (current?.column !== column) return { column, direction: "descending" };
  return current.direction === "descending" ? { column, direction: "ascending" } : undefined;
}

function compare(one: number | string, other: number | string, language: string): number {
  if (typeof one === "number" && typeof other === "number") return one - other;
  return String(one).localeCompare(String(other), language);
}
