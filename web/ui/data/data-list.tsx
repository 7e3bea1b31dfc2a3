import type { ReactNode } from "react";
import css from "./data-list.module.css";

/** Names and values, one pair a line. */
export function DataList({ rows }: { readonly rows: readonly { readonly term: string; readonly value: ReactNode }[] }) {
  return (
    <dl>
      {rows.map((row) => (
        <div key={row.term} className={css["row"]}>
          <dt className={css["term"]}>{row.term}</dt>
          <dd className={css["value"]}>{row.value}</dd>
        </div>
      ))}
    </dl>
  );
}
