import type { ReactNode } from "react";
import css from "./hero-layout.module.css";

interface HeroLayoutProps {
  readonly hero: ReactNode;
  /** The sign-in, at the right on a desktop. */
  readonly action: ReactNode;
  /** Below both, in the full width of a desktop. */
  readonly below?: ReactNode;
  /** Below the hero. */
  readonly children?: ReactNode;
}

/** The layout of the landing and the login page. On phones the parts stand below each other. */
export function HeroLayout({ hero, action, below, children }: HeroLayoutProps) {
  return (
    <div className={css["layout"]}>
      <div className={css["hero"]}>{hero}</div>
      <div className={css["action"]}>{action}</div>
      {children ? <div className={css["content"]}>{children}</div> : null}
      {below ? <div className={css["below"]}>{below}</div> : null}
    </div>
  );
}
