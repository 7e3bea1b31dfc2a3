import { Chip, type Tone } from "../data/chip.tsx";
import { DisclosureList } from "./disclosure-list.tsx";
import { StatusTimeline, type TimelineStep } from "./status-timeline.tsx";

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
