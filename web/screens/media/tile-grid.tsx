import type { ReactNode } from "react";
import css from "./tile-grid.module.css";

/** Two columns of tiles on a phone, and as many as fit on a desktop. */
export function TileGrid({ children }: { readonly children: ReactNode }) {
  return <div className={css["grid"]}>{children}</div>;
}
