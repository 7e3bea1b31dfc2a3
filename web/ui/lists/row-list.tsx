import type { ReactNode } from "react";
import css from "./row-list.module.css";

export interface Row {
  readonly key: string;
  readonly leading?: ReactNode;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  /** To the right: an amount or a chip. */
  readonly end?: ReactNode;
  readonly endDetail?: ReactNode;
}

/** A short list. For records with several columns use `Table`. */
export function RowList({ label, rows }: { readonly label: string; readonly rows: readonly Row[] }) {
  return (
    <ul aria-label={label}>
      {rows.map((row) => (
        <li key={row.key} className={css["row"]}>
          {row.leading ? <span className={css["leading"]}>{row.leading}</span> : null}
          <span className={css["main"]}>
            {row.title}
            {row.detail ? <span className={css["detail"]}>{row.detail}</span> : null}
          </span>
          <span className={css["end"]}>
            {row.end}
            {row.endDetail ? <span className={css["detail"]}>{row.endDetail}</span> : null}
          </span>
        </li>
      ))}
    </ul>
  );
}
