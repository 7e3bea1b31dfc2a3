import type { ReactNode } from "react";
import css from "./hero-layout.module.css";

interface HeroLayoutProps {
  readonly lead: ReactNode;
  /** Stays in view at the right of a desktop. */
  readonly action: ReactNode;
  readonly children: ReactNode;
}

/** The first page: its promise, what to do, and the rest; one below the other on phones. */
export function HeroLayout({ lead, action, children }: HeroLayoutProps) {
  return (
    <div className={css["front"]}>
      <div className={css["lead"]}>{lead}</div>
      <div className={css["action"]}>{action}</div>
      <div className={css["rest"]}>{children}</div>
    </div>
  );
}
