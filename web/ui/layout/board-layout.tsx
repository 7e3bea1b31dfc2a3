import type { ReactNode } from "react";
import css from "./board-layout.module.css";

/** What is played and, always in sight beside or below it, how likely each prize is. */
export function BoardLayout({ board, odds }: { readonly board: ReactNode; readonly odds: ReactNode }) {
  return (
    <div className={css["board"]}>
      <div>{board}</div>
      <div>{odds}</div>
    </div>
  );
}
