import type { ReactNode } from "react";
import css from "./key-figure.module.css";

/** A large value with an explanation below it. */
export function KeyFigure({ value, detail }: { readonly value: ReactNode; readonly detail: ReactNode }) {
  return (
    <div>
      <div className={css["value"]}>{value}</div>
      <div className={css["detail"]}>{detail}</div>
    </div>
  );
}
