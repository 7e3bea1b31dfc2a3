import type { ReactNode } from "react";
import type { Instant } from "../../../core/shared/bangkok-time.ts";
import { formatBaht } from "../../../core/shared/money.ts";
import type { WithdrawalRequest } from "../../../core/wallet/model.ts";
import { isWithdrawalFinal } from "../../../core/wallet/statuses.ts";
import { paths } from "../../app/paths.ts";
import { moneyText } from "../../text/th/wallet/money.ts";
import { withdrawText } from "../../text/th/wallet/withdraw.ts";
import { withdrawalSteps } from "../../text/th/wallet/withdrawal-steps.ts";
import { timeAgo } from "../../text/time-ago.ts";
import { RequestCard } from "../../ui/cards/request-card.tsx";
import { ButtonLink } from "../../ui/controls/button-link.tsx";
import { TimeAgo } from "../../ui/data/time-ago.tsx";

interface FollowedWithdrawalProps {
  readonly request: WithdrawalRequest;
  readonly now: Instant;
  readonly usualSeconds: number | undefined;
  readonly takesFocus: boolean;
  readonly children?: ReactNode;
}

/** A withdrawal with its timeline, and its receipt at the end. */
export function FollowedWithdrawal(props: FollowedWithdrawalProps) {
  const { request, now, usualSeconds, takesFocus, children } = props;
  const timeOf = (at: Instant) => <TimeAgo {...timeAgo(at, now)} />;
  return (
    <RequestCard
      heading={withdrawText.heading[request.status]}
      takesFocus={takesFocus}
      amount={formatBaht(request.amountSatang)}
      id={request.id}
      steps={withdrawalSteps(request, { now, usualSeconds, timeOf })}
      stateLabels={moneyText.stepState}
    >
      {isWithdrawalFinal(request.status) ? (
        <ButtonLink to={paths.receipt("withdrawal", request.id)} icon="slip" wide>
          {moneyText.receipt}
        </ButtonLink>
      ) : null}
      {children}
    </RequestCard>
  );
}
