import { cx } from "../../ui/cx.ts";
import css from "./step-indicator.module.css";

interface StepIndicatorProps {
  readonly label: string;
  readonly steps: readonly string[];
  /** The index of the current step. */
  readonly current: number;
}

/** The progress of a form with several steps. */
export function StepIndicator({ label, steps, current }: StepIndicatorProps) {
  return (
    <ol className={css["steps"]} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={cx(css["step"], index <= current && css["reached"])}
          aria-current={index === current ? "step" : undefined}
        >
          {step}
        </li>
      ))}
    </ol>
  );
}
