import { type ReactNode, useId } from "react";
import css from "./section.module.css";

interface SectionProps {
  readonly title: string;
  /** To the right of the heading: a time, a count or a link. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function Section({ title, aside, children }: SectionProps) {
  const id = useId();
  return (
    <section className={css["section"]} aria-labelledby={id}>
      <div className={css["head"]}>
        <h2 id={id}>{title}</h2>
        {aside ? <span className={css["aside"]}>{aside}</span> : null}
      </div>
      {children}
    </section>
  );
}
