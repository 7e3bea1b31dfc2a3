import type { ReactNode } from "react";
import css from "./auto-columns.module.css";

/** As many equal columns as there is room for, of 260 px or more. */
export function AutoColumns({ children }: { readonly children: ReactNode }) {
  return <div className={css["columns"]}>{children}</div>;
}
