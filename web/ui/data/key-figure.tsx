import type { ReactNode } from "react";
import css from "./key-figure.module.css";

/** A large value over the words that explain it. */
export function KeyFigure({ value, detail }: { readonly value: ReactNode; readonly detail: ReactNode }) {
  return (
    <div>
      <div className={css["value"]}>{value}</div>
      <div className={css["detail"]}>{detail}</div>
    </div>
  );
}
