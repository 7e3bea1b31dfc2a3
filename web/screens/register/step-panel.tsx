import { type ReactNode, useEffect, useRef } from "react";
import css from "./step-panel.module.css";

interface StepPanelProps {
  /** Names the step for screen readers; another name is another step. */
  readonly label: string;
  readonly children: ReactNode;
}

/** The open step of a form. When another one takes its place, the focus moves to its beginning. */
export function StepPanel({ label, children }: StepPanelProps) {
  const ref = useRef<HTMLDivElement>(null);
  const shown = useRef(label);
  useEffect(() => {
    if (shown.current === label) return;
    shown.current = label;
    // Like a new page: from its top, the steps above it in view.
    ref.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [label]);
  return (
    <div ref={ref} role="group" aria-label={label} tabIndex={-1} className={css["step"]}>
      {children}
    </div>
  );
}
