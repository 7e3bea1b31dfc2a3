import type { ReactNode } from "react";
import css from "./hero-layout.module.css";

interface HeroLayoutProps {
  readonly hero: ReactNode;
  /** The sign-in. It stays in view at the right on a desktop. */
  readonly action: ReactNode;
  readonly children: ReactNode;
}

/** The layout of the landing and the login page. On phones the three parts stand below each other. */
export function HeroLayout({ hero, action, children }: HeroLayoutProps) {
  return (
    <div className={css["layout"]}>
      <div className={css["hero"]}>{hero}</div>
      <div className={css["action"]}>{action}</div>
      <div className={css["content"]}>{children}</div>
    </div>
  );
}
