import type { ReactNode } from "react";
import type { Instant } from "../../../core/shared/bangkok-time.ts";
import { formatBaht } from "../../../core/shared/money.ts";
import type { SlipRequest } from "../../../core/wallet/model.ts";
import { isSlipFinal } from "../../../core/wallet/statuses.ts";
import { paths } from "../../app/paths.ts";
import { useCreditedSound } from "../../stores/site/use-credited-sound.ts";
import { depositSlipText } from "../../text/th/wallet/deposit-slip.ts";
import { moneyText } from "../../text/th/wallet/money.ts";
import { slipSteps } from "../../text/th/wallet/slip-steps.ts";
import { timeAgo } from "../../text/time-ago.ts";
import { RequestCard } from "../../ui/cards/request-card.tsx";
import { ButtonLink } from "../../ui/controls/button-link.tsx";
import { TimeAgo } from "../../ui/data/time-ago.tsx";

interface FollowedSlipProps {
  readonly request: SlipRequest;
  readonly now: Instant;
  readonly usualSeconds: number | undefined;
  readonly takesFocus?: boolean;
  readonly children?: ReactNode;
}

/** A slip with its timeline, and its receipt at the end. */
export function FollowedSlip({ request, now, usualSeconds, takesFocus = false, children }: FollowedSlipProps) {
  useCreditedSound(request.status);
  const timeOf = (at: Instant) => <TimeAgo {...timeAgo(at, now)} />;
  return (
    <RequestCard
      heading={depositSlipText.heading[request.status]}
      takesFocus={takesFocus}
      amount={formatBaht(request.amountSatang)}
      id={request.id}
      steps={slipSteps(request, { now, usualSeconds, timeOf })}
      stateLabels={moneyText.stepState}
    >
      {isSlipFinal(request.status) ? (
        <ButtonLink to={paths.receipt("slip", request.id)} icon="slip" wide>
          {moneyText.receipt}
        </ButtonLink>
      ) : null}
      {children}
    </RequestCard>
  );
}
