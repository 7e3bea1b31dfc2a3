import type { ReactNode } from "react";
import type { Instant } from "../../../core/shared/bangkok-time.ts";
import { formatBaht } from "../../../core/shared/money.ts";
import type { DepositRequest } from "../../../core/wallet/model.ts";
import { depositText } from "../../text/th/wallet/deposit.ts";
import { depositSteps } from "../../text/th/wallet/deposit-steps.ts";
import { moneyText } from "../../text/th/wallet/money.ts";
import { timeAgo } from "../../text/time-ago.ts";
import { RequestCard } from "../../ui/cards/request-card.tsx";
import { TimeAgo } from "../../ui/data/time-ago.tsx";

interface FollowedDepositProps {
  readonly request: DepositRequest;
  readonly now: Instant;
  readonly usualSeconds: number | undefined;
  readonly takesFocus?: boolean;
  readonly children?: ReactNode;
}

/** A deposit with its timeline. */
export function FollowedDeposit({ request, now, usualSeconds, takesFocus, children }: FollowedDepositProps) {
  const timeOf = (at: Instant) => <TimeAgo {...timeAgo(at, now)} />;
  return (
    <RequestCard
      heading={depositText.heading[request.status]}
      takesFocus={takesFocus ?? false}
      amount={formatBaht(request.amountSatang)}
      id={request.id}
      steps={depositSteps(request, { now, usualSeconds, timeOf })}
      stateLabels={moneyText.stepState}
    >
      {children}
    </RequestCard>
  );
}
