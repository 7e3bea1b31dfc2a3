import { cx } from "../../ui/cx.ts";
import css from "./step-indicator.module.css";

interface StepsProps {
  readonly label: string;
  readonly steps: readonly string[];
  /** Index of the step that is open. */
  readonly current: number;
}

/** How far a form of several pages has come. */
export function Steps({ label, steps, current }: StepsProps) {
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
