import type { ReactNode } from "react";
import css from "./rank-list.module.css";

/** The children are `li` elements, each with a `RankRow`. */
export function RankList({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ol className={css["list"]} aria-label={label}>
      {children}
    </ol>
  );
}
