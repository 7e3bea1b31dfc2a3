import type { Instant } from "../../../core/shared/bangkok-time.ts";
import { formatBaht } from "../../../core/shared/money.ts";
import type { SlipRequest } from "../../../core/wallet/model.ts";
import { paths } from "../../app/paths.ts";
import { depositSlipText } from "../../text/th/wallet/deposit-slip.ts";
import { moneyText } from "../../text/th/wallet/money.ts";
import { Button } from "../../ui/controls/button.tsx";
import { ButtonLink } from "../../ui/controls/button-link.tsx";
import { Money } from "../../ui/data/money.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Columns } from "../../ui/layout/columns.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { StatusTimeline } from "../../ui/lists/status-timeline.tsx";
import { FocusHeading } from "../../ui/typography/focus-heading.tsx";
import { Muted } from "../../ui/typography/muted.tsx";
import { slipSteps } from "./slip-steps.tsx";

interface SentSlipProps {
  readonly request: SlipRequest;
  readonly now: Instant;
  readonly usualSeconds: number | undefined;
  readonly onAnother: () => void;
}

/** The slip that was just sent, with its timeline. */
export function SentSlip({ request, now, usualSeconds, onAnother }: SentSlipProps) {
  const text = depositSlipText.done;
  return (
    <Card>
      <Stack>
        <div>
          <FocusHeading>{text.title}</FocusHeading>
          <Money text={formatBaht(request.amountSatang)} size="l" />
          <Muted tone="faint">{request.id}</Muted>
        </div>
        <StatusTimeline steps={slipSteps(request, now, usualSeconds)} stateLabels={moneyText.stepState} />
        <Columns count={2}>
          <ButtonLink to={paths.dashboard} variant="outline" wide>
            {text.home}
          </ButtonLink>
          <Button wide onClick={onAnother}>
            {text.another}
          </Button>
        </Columns>
      </Stack>
    </Card>
  );
}
