import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import css from "./auto-columns.module.css";
import boardLayoutCss from "./board-layout.module.css";
import columnsCss from "./columns.module.css";
import splitCss from "./split.module.css";

/** Columns side by side, also on phones. */
export function Columns({ count, children }: { readonly count: 2 | 3; readonly children: ReactNode }) {
  return <div className={cx(columnsCss["columns"], columnsCss[count === 2 ? "two" : "three"])}>{children}</div>;
}

/** Two columns from 1024 px, below each other on narrower pages. */
export function Split({ main, side }: { readonly main: ReactNode; readonly side: ReactNode }) {
  return (
    <div className={splitCss["split"]}>
      <div>{main}</div>
      <div>{side}</div>
    </div>
  );
}

/** A board to play on with its odds or rules beside it, or below it on phones. */
export function BoardLayout({ board, aside }: { readonly board: ReactNode; readonly aside: ReactNode }) {
  return (
    <div className={boardLayoutCss["layout"]}>
      <div>{board}</div>
      <div>{aside}</div>
    </div>
  );
}

/** As many equal columns as fit, each at least 260 px wide. */
export function AutoColumns({ children }: { readonly children: ReactNode }) {
  return <div className={css["columns"]}>{children}</div>;
}
