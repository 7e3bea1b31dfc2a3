import type { ReactNode } from "react";
import css from "./tile-row.module.css";

/** A handful of game tiles, two beside each other. */
export function TileRow({ children }: { readonly children: ReactNode }) {
  return <div className={css["row"]}>{children}</div>;
}
