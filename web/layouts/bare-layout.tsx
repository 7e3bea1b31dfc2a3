import type { ReactNode } from "react";
import css from "./layout.module.css";

interface BareLayoutProps {
  readonly banners?: ReactNode;
  readonly children: ReactNode;
}

/** Only the page, without a menu: maintenance and not found. */
export function BareLayout({ banners, children }: BareLayoutProps) {
  return (
    <div className={css["frame"]}>
      {banners}
      <main id="content" tabIndex={-1} className={css["bare"]}>
        {children}
      </main>
    </div>
  );
}
