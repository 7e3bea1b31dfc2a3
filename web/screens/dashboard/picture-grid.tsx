import type { ReactNode } from "react";
import css from "./picture-grid.module.css";

/** Tiles with pictures: two in a row on phones, three from 600 px. */
export function PictureGrid({ children }: { readonly children: ReactNode }) {
  return <div className={css["grid"]}>{children}</div>;
}
