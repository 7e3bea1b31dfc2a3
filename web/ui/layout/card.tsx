import type { ReactNode } from "react";
import { cx } from "../cx.ts";
import cardCss from "./card.module.css";
import stackCss from "./stack.module.css";

interface CardProps {
  readonly children: ReactNode;
  readonly title?: ReactNode;
  /** Small text to the right of the title. */
  readonly aside?: ReactNode;
  readonly tight?: boolean;
}

export function Card({ children, title, aside, tight = false }: CardProps) {
  return (
    <div className={cx(cardCss["card"], tight && cardCss["tight"])} data-card>
      {title === undefined ? null : (
        <div className={cardCss["head"]}>
          <h2>{title}</h2>
          {aside ? <span className={cardCss["aside"]}>{aside}</span> : null}
        </div>
      )}
      {children}
    </div>
  );
}

/** Content below each other with equal gaps: `s` 8 px, `m` 14 px. */
export function Stack({ gap = "m", children }: { readonly gap?: "s" | "m"; readonly children: ReactNode }) {
  return <div className={cx(stackCss["stack"], stackCss[gap])}>{children}</div>;
}
