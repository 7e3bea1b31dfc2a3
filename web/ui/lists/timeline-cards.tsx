import { Card } from "../layout/card.tsx";
import { Section } from "../layout/section.tsx";
import { StatusTimeline, type TimelineStep } from "./status-timeline.tsx";

interface TimelineCardsProps {
  readonly title: string;
  readonly requests: readonly { readonly id: string; readonly steps: readonly TimelineStep[] }[];
  readonly stateLabels: Readonly<Record<TimelineStep["state"], string>>;
}

/** A section with one card for each request, which holds its timeline. Renders nothing without a request. */
export function TimelineCards({ title, requests, stateLabels }: TimelineCardsProps) {
  if (requests.length === 0) return null;
  return (
    <Section title={title}>
      {requests.map(({ id, steps }) => (
        <Card key={id} title={id}>
          <StatusTimeline steps={steps} stateLabels={stateLabels} />
        </Card>
      ))}
    </Section>
  );
}
