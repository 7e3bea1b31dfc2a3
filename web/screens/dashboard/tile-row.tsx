import type { ReactNode } from "react";
import css from "./tile-row.module.css";

/** A few game tiles in two columns. */
export function TileRow({ children }: { readonly children: ReactNode }) {
  return <div className={css["row"]}>{children}</div>;
}
