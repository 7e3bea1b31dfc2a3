import { type ReactNode, useEffect, useRef } from "react";
import css from "./step-panel.module.css";

interface StepPanelProps {
  /** Names the step for screen readers. A new name is a new step. */
  readonly label: string;
  readonly children: ReactNode;
}

/** The current step of a form. A new step takes the focus. */
export function StepPanel({ label, children }: StepPanelProps) {
  const ref = useRef<HTMLDivElement>(null);
  const shown = useRef(label);
  useEffect(() => {
    if (shown.current === label) return;
    shown.current = label;
    // Scrolls to the top as on a new page, so that the step indicator is visible.
    ref.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [label]);
  return (
    <div ref={ref} role="group" aria-label={label} tabIndex={-1} className={css["step"]}>
      {children}
    </div>
  );
}
