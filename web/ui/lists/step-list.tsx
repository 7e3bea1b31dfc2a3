import type { ReactNode } from "react";
import { Icon, VisuallyHidden } from "../art/icon.tsx";
import { cx } from "../cx.ts";
import css from "./step-list.module.css";

export interface StepRow {
  readonly key: string;
  readonly state: "done" | "now" | "ahead";
  readonly title: string;
  readonly text: string;
  /** A link or a button. */
  readonly action?: ReactNode;
}

interface StepListProps {
  readonly label: string;
  readonly steps: readonly StepRow[];
  /** Read aloud before each step. */
  readonly stateLabels: Readonly<Record<StepRow["state"], string>>;
}

/** A few things to do in order, each with its number or a tick. */
export function StepList({ label, steps, stateLabels }: StepListProps) {
  return (
    <ol aria-label={label}>
      {steps.map(({ key, state, title, text, action }, index) => (
        <li
          key={key}
          className={cx(css["step"], state === "now" && css["now"])}
          aria-current={state === "now" ? "step" : undefined}
        >
          <span className={cx(css["number"], css[`${state}Number`])} aria-hidden="true">
            {state === "done" ? <Icon name="tick" size={20} /> : index + 1}
          </span>
          <span className={css["words"]}>
            <VisuallyHidden>{stateLabels[state]} </VisuallyHidden>
            <strong className={css["title"]}>{title}</strong>
            <span className={css["text"]}>{text}</span>
          </span>
          {action ? <span className={css["action"]}>{action}</span> : null}
        </li>
      ))}
    </ol>
  );
}
