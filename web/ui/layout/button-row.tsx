import type { ReactNode } from "react";
import css from "./button-row.module.css";

/** Small buttons side by side, on as many lines as they need. */
export function ButtonRow({ children }: { readonly children: ReactNode }) {
  return <div className={css["row"]}>{children}</div>;
}
