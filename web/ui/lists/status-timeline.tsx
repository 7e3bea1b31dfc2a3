import type { ReactNode } from "react";
import { Icon } from "../art/icon.tsx";
import { cx } from "../cx.ts";
import { MoreDetail } from "../feedback/more-detail.tsx";
import { VisuallyHidden } from "../typography/visually-hidden.tsx";
import css from "./status-timeline.module.css";

export interface TimelineStep {
  readonly key: string;
  readonly state: "done" | "now" | "ahead" | "bad";
  readonly label: ReactNode;
  /** A reason, or the usual duration. */
  readonly detail?: ReactNode;
  /** A reason in another language, to be opened. */
  readonly more?: { readonly label: string; readonly text: string } | undefined;
  /** When the step happened, or how long it has lasted. */
  readonly time?: ReactNode;
}

interface StatusTimelineProps {
  readonly steps: readonly TimelineStep[];
  /** Read aloud before each step. */
  readonly stateLabels: Readonly<Record<TimelineStep["state"], string>>;
}

/** The steps of a request. Keep it mounted, because its changes are announced. */
export function StatusTimeline({ steps, stateLabels }: StatusTimelineProps) {
  return (
    <ol aria-live="polite">
      {steps.map((step) => (
        <li key={step.key} className={css["step"]} aria-current={step.state === "now" ? "step" : undefined}>
          <span className={cx(css["dot"], step.state !== "ahead" && css[step.state])}>
            {step.state === "done" ? <Icon name="tick" size={14} /> : null}
            {step.state === "bad" ? <Icon name="cross" size={14} /> : null}
          </span>
          <div className={step.state === "ahead" ? css["ahead"] : undefined}>
            <VisuallyHidden>{stateLabels[step.state]} </VisuallyHidden>
            {step.label}
            {step.detail ? <span className={css["detail"]}>{step.detail}</span> : null}
            {step.more ? <MoreDetail {...step.more} /> : null}
          </div>
          {/* A time that changes every second must not be read aloud. */}
          <span className={css["time"]} aria-live="off">
            {step.time}
          </span>
        </li>
      ))}
    </ol>
  );
}
