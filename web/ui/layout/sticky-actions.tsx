import { type ReactNode, useEffect } from "react";
import { cx } from "../cx.ts";
import css from "./sticky-actions.module.css";

interface StickyActionsProps {
  /** Inside a card, whose surface they have. */
  readonly inCard?: boolean;
  readonly children: ReactNode;
}

/** The main action of a screen. It stays in sight, above the bottom bar, while its part of the page is on screen. */
export function StickyActions({ inCard = false, children }: StickyActionsProps) {
  useEffect(() => {
    // Toasts then stand above the actions.
    document.documentElement.dataset["actions"] = "";
    return () => {
      delete document.documentElement.dataset["actions"];
    };
  }, []);
  return (
    <div className={cx(css["actions"], inCard && css["card"])} data-sticky>
      {children}
    </div>
  );
}
