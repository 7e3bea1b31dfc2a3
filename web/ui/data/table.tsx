import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import css from "./table.module.css";

export interface Column<T> {
  readonly key: string;
  readonly label: string;
  readonly cell: (row: T) => ReactNode;
  /** Aligned right: amounts and times. */
  readonly end?: boolean;
  /** Large on a phone, where the other cells are small. */
  readonly main?: boolean;
}

interface TableProps<T> {
  readonly caption: string;
  readonly columns: readonly Column<T>[];
  readonly rows: readonly T[];
  readonly rowKey: (row: T) => string;
}

/**
 * A table from 768 px. On narrower pages each record is a block of two columns, filled with its cells in the order of
 * `columns`.
 */
export function Table<T>({ caption, columns, rows, rowKey }: TableProps<T>) {
  return (
    <table className={css["table"]} aria-label={caption}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col" className={cx(column.end && css["end"])}>
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            {columns.map((column) => (
              <td key={column.key} className={cx(column.end && css["end"], column.main && css["main"])}>
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
