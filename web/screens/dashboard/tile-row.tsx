import type { ReactNode } from "react";
import css from "./tile-row.module.css";

/** A few game tiles: two in a row on phones, four from 600 px. */
export function TileRow({ children }: { readonly children: ReactNode }) {
  return <div className={css["row"]}>{children}</div>;
}
