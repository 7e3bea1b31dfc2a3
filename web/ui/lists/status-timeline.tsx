import { type ReactNode, useState } from "react";
import { Icon, VisuallyHidden } from "../art/icon.tsx";
import { cx } from "../cx.ts";
import { Chip, type Tone } from "../data/inline.tsx";
import { MoreDetail } from "../feedback/failed-state.tsx";
import disclosureListCss from "./disclosure-list.module.css";
import statusTimelineCss from "./status-timeline.module.css";

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
        <li
          key={step.key}
          className={statusTimelineCss["step"]}
          aria-current={step.state === "now" ? "step" : undefined}
        >
          <span className={cx(statusTimelineCss["dot"], step.state !== "ahead" && statusTimelineCss[step.state])}>
            {step.state === "done" ? <Icon name="tick" size={14} /> : null}
            {step.state === "bad" ? <Icon name="cross" size={14} /> : null}
          </span>
          <div className={step.state === "ahead" ? statusTimelineCss["ahead"] : undefined}>
            <VisuallyHidden>{stateLabels[step.state]} </VisuallyHidden>
            {step.label}
            {step.detail ? <span className={statusTimelineCss["detail"]}>{step.detail}</span> : null}
            {step.more ? <MoreDetail {...step.more} /> : null}
          </div>
          {/* A time that changes every second must not be read aloud. */}
          <span className={statusTimelineCss["time"]} aria-live="off">
            {step.time}
          </span>
        </li>
      ))}
    </ol>
  );
}

export interface TimelineRow {
  readonly key: string;
  readonly title: string;
  readonly detail: string;
  readonly status: string;
  readonly tone: Tone;
  /** Whether the request is in progress. Its steps then start expanded. */
  readonly underWay: boolean;
  readonly steps: readonly TimelineStep[];
}

interface TimelineListProps {
  readonly label: string;
  readonly rows: readonly TimelineRow[];
  readonly stateLabels: Readonly<Record<TimelineStep["state"], string>>;
}

/** Requests with their status. Each opens to show its timeline. */
export function TimelineList({ label, rows, stateLabels }: TimelineListProps) {
  return (
    <DisclosureList
      label={label}
      items={rows.map(({ key, title, detail, status, tone, underWay, steps }) => ({
        key,
        title,
        detail,
        end: <Chip tone={tone}>{status}</Chip>,
        open: underWay,
        body: <StatusTimeline steps={steps} stateLabels={stateLabels} />,
      }))}
    />
  );
}

export interface Disclosure {
  readonly key: string;
  readonly title: string;
  readonly detail: string;
  /** To the right: a chip with the status. */
  readonly end: ReactNode;
  /** Whether the item starts open. Later only the reader opens and closes it. */
  readonly open: boolean;
  readonly body: ReactNode;
}

/** Records with details that can be opened. */
export function DisclosureList({ label, items }: { readonly label: string; readonly items: readonly Disclosure[] }) {
  return (
    <ul aria-label={label}>
      {items.map(({ key, ...item }) => (
        <Item key={key} {...item} />
      ))}
    </ul>
  );
}

function Item({ title, detail, end, open, body }: Omit<Disclosure, "key">) {
  const [initiallyOpen] = useState(open);
  return (
    <li className={disclosureListCss["item"]}>
      <details open={initiallyOpen}>
        <summary className={disclosureListCss["summary"]}>
          <span className={disclosureListCss["row"]}>
            <span>
              <span className={disclosureListCss["title"]}>{title}</span>
              <span className={disclosureListCss["detail"]}>{detail}</span>
            </span>
            {end}
            <span className={disclosureListCss["arrow"]}>
              <Icon name="chevron-down" size={18} />
            </span>
          </span>
        </summary>
        <div className={disclosureListCss["body"]}>{body}</div>
      </details>
    </li>
  );
}
