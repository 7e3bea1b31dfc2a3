import type { ReactNode } from "react";
import css from "./description-list.module.css";

interface DescriptionListProps {
  readonly items: readonly { readonly term: string; readonly value: ReactNode }[];
  /** `rows`: one item a line, the value to the right of its term. `columns`: side by side, the value below its term. */
  readonly layout?: "rows" | "columns";
}

export function DescriptionList({ items, layout = "rows" }: DescriptionListProps) {
  return (
    <dl className={css[layout]}>
      {items.map(({ term, value }) => (
        <div key={term} className={css["item"]}>
          <dt className={css["term"]}>{term}</dt>
          <dd className={css["value"]}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
