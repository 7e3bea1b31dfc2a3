import type { ReactNode } from "react";
import css from "./board-layout.module.css";

/** A board to play on with its odds or rules beside it, or below it on phones. */
export function BoardLayout({ board, aside }: { readonly board: ReactNode; readonly aside: ReactNode }) {
  return (
    <div className={css["layout"]}>
      <div>{board}</div>
      <div>{aside}</div>
    </div>
  );
}
