import { type ReactNode, useId } from "react";
import css from "./card.module.css";
import { cx } from "./cx.ts";

interface CardProps {
  readonly children: ReactNode;
  /** A heading; the card becomes a named section. */
  readonly title?: string;
  /** Small, at the right of the heading. */
  readonly aside?: ReactNode;
  readonly tight?: boolean;
}

export function Card({ children, title, aside, tight = false }: CardProps) {
  const id = useId();
  const className = cx(css["card"], tight && css["tight"]);
  if (title === undefined) return <div className={className}>{children}</div>;
  return (
    <section className={className} aria-labelledby={id}>
      <div className={css["head"]}>
        <h3 id={id}>{title}</h3>
        {aside ? <span className={css["aside"]}>{aside}</span> : null}
      </div>
      {children}
    </section>
  );
}
