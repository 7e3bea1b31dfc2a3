import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Icon, type IconName } from "../art/icon.tsx";
import { cx } from "../cx.ts";
import type { Tone } from "../data/inline.tsx";
import numberedListCss from "./numbered-list.module.css";
import rowListCss from "./row-list.module.css";

export interface Row {
  readonly key: string;
  readonly leading?: ReactNode;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  /** To the right: an amount or a chip. */
  readonly end?: ReactNode;
  readonly endDetail?: ReactNode;
  /** Where a press on the row leads. */
  readonly link?: { readonly to: string; readonly label: string };
}

/** What a row is about, as a picture in a soft square. */
export function RowIcon({ name, tone = "plain" }: { readonly name: IconName; readonly tone?: Tone }) {
  return (
    <span className={cx(rowListCss["icon"], rowListCss[tone])}>
      <Icon name={name} size={22} />
    </span>
  );
}

/** A short list. For records with several columns use `Table`. */
export function RowList({ label, rows }: { readonly label: string; readonly rows: readonly Row[] }) {
  return (
    <ul aria-label={label}>
      {rows.map((row) => (
        <li key={row.key} className={rowListCss["row"]}>
          {row.link ? <Link className={rowListCss["link"]} to={row.link.to} aria-label={row.link.label} /> : null}
          {row.leading ? <span className={rowListCss["leading"]}>{row.leading}</span> : null}
          <span className={rowListCss["main"]}>
            {row.title}
            {row.detail ? <span className={rowListCss["detail"]}>{row.detail}</span> : null}
          </span>
          <span className={rowListCss["end"]}>
            {row.end}
            {row.endDetail ? <span className={rowListCss["detail"]}>{row.endDetail}</span> : null}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Steps to follow, in order. */
export function NumberedList({ items }: { readonly items: readonly string[] }) {
  return (
    <ol>
      {items.map((item, index) => (
        <li key={item} className={numberedListCss["item"]}>
          <span className={numberedListCss["number"]} aria-hidden="true">
            {index + 1}
          </span>
          <span>{item}</span>
        </li>
      ))}
    </ol>
  );
}
