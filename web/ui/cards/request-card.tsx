import { createContext, type ReactNode, use } from "react";
import { Money, Muted } from "../data/inline.tsx";
import { Card, Stack } from "../layout/card.tsx";
import { StatusTimeline, type TimelineStep } from "../lists/status-timeline.tsx";
import { FocusHeading } from "../typography/focus-heading.tsx";

interface RequestCardProps {
  /** Follows the request's status. */
  readonly heading: string;
  /** The card replaces a form that had the focus. */
  readonly takesFocus?: boolean;
  /** The result of `formatBaht`. */
  readonly amount: string;
  readonly id: string;
  readonly steps: readonly TimelineStep[];
  readonly stateLabels: Readonly<Record<TimelineStep["state"], string>>;
  /** What can be done next. */
  readonly children?: ReactNode;
}

/** A money request that is followed to its end. */
export function RequestCard(props: RequestCardProps) {
  const { heading, takesFocus = false, amount, id, steps, stateLabels, children } = props;
  const offer = use(RequestOfferContext);
  return (
    <Card>
      <Stack>
        <div>
          {takesFocus ? <FocusHeading>{heading}</FocusHeading> : <h2>{heading}</h2>}
          <Money text={amount} size="l" />
          <Muted tone="faint">{id}</Muted>
        </div>
        <StatusTimeline steps={steps} stateLabels={stateLabels} />
        {children}
        {/* Not for what is done: there is nothing left to wait for. */}
        {takesFocus && steps.some(({ state }) => state === "now") ? offer : null}
      </Stack>
    </Card>
  );
}

/** What the card of a request that was just sent offers besides its next steps. The app provides it. */
export const RequestOfferContext = createContext<ReactNode>(null);
