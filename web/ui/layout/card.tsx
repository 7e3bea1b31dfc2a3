import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import css from "./card.module.css";

interface CardProps {
  readonly children: ReactNode;
  readonly title?: string;
  /** Small text to the right of the title. */
  readonly aside?: ReactNode;
  readonly tight?: boolean;
}

export function Card({ children, title, aside, tight = false }: CardProps) {
  return (
    <div className={cx(css["card"], tight && css["tight"])} data-card>
      {title === undefined ? null : (
        <div className={css["head"]}>
          <h2>{title}</h2>
          {aside ? <span className={css["aside"]}>{aside}</span> : null}
        </div>
      )}
      {children}
    </div>
  );
}
