import { Children, type ReactNode } from "react";
import css from "./tile-strip.module.css";

interface TileStripProps {
  /** Read aloud as the list's name. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Tiles in one row: a strip that scrolls sideways on phones, all side by side from 1024 px. */
export function TileStrip({ label, children }: TileStripProps) {
  return (
    <ul className={css["strip"]} aria-label={label}>
      {Children.map(children, (child) => (child ? <li className={css["item"]}>{child}</li> : null))}
    </ul>
  );
}
