import type { ReactNode } from "react";
import css from "./auto-columns.module.css";

/** As many equal columns as fit, each at least 260 px wide. */
export function AutoColumns({ children }: { readonly children: ReactNode }) {
  return <div className={css["columns"]}>{children}</div>;
}
