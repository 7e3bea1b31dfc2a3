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
    ref.current?.focus();
  }, [label]);
  return (
    <div ref={ref} role="group" aria-label={label} tabIndex={-1} className={css["step"]}>
      {children}
    </div>
  );
}
