import type { Instant } from "../../../core/shared/bangkok-time.ts";
import type { SlipRequest } from "../../../core/wallet/model.ts";
import { depositSlipText } from "../../text/th/wallet/deposit-slip.ts";
import { moneyText } from "../../text/th/wallet/money.ts";
import { Card } from "../../ui/layout/card.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { StatusTimeline } from "../../ui/lists/status-timeline.tsx";
import { slipSteps } from "./slip-steps.tsx";

interface OpenSlipsProps {
  readonly slips: readonly SlipRequest[];
  readonly now: Instant;
  readonly usualSeconds: number | undefined;
}

/** The slips that the staff are checking, each with its timeline. */
export function OpenSlips({ slips, now, usualSeconds }: OpenSlipsProps) {
  if (slips.length === 0) return null;
  return (
    <Section title={depositSlipText.open}>
      {slips.map((request) => (
        <Card key={request.id} title={request.id}>
          <StatusTimeline steps={slipSteps(request, now, usualSeconds)} stateLabels={moneyText.stepState} />
        </Card>
      ))}
    </Section>
  );
}
