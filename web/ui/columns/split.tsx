import type { ReactNode } from "react";
import css from "./split.module.css";

/** Two columns from 1024 px, below each other on narrower pages. */
export function Split({ main, side }: { readonly main: ReactNode; readonly side: ReactNode }) {
  return (
    <div className={css["split"]}>
      <div>{main}</div>
      <div>{side}</div>
    </div>
  );
}
