import type { ReactNode } from "react";
import css from "./tile-grid.module.css";

/** Two tiles beside each other on a phone, as many as there is room for on a desktop. */
export function TileGrid({ children }: { readonly children: ReactNode }) {
  return <div className={css["grid"]}>{children}</div>;
}
