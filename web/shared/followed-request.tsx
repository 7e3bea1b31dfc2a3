import { type ReactNode, useLayoutEffect } from "react";
import { moneyText } from "#text/wallet/money.ts";
import type { RequestStep, StepContext } from "#text/wallet/request-status.ts";
import type { Instant } from "../../core/shared/bangkok-time.ts";
import { formatBaht, type Satang } from "../../core/shared/money.ts";
import { useMemberStores } from "../stores/use-member-stores.ts";
import { timeAgo } from "../text/dates.ts";
import { RequestCard } from "../ui/cards/request-card.tsx";
import { ButtonLink } from "../ui/controls/button.tsx";
import { TimeAgo } from "../ui/data/time-ago.tsx";

interface MoneyRequest {
  readonly id: string;
  readonly amountSatang: Satang;
  readonly status: string;
}

interface FollowedRequestProps<Request extends MoneyRequest> {
  readonly request: Request;
  readonly now: Instant;
  readonly usualSeconds: number | undefined;
  readonly heading: Readonly<Record<Request["status"], string>>;
  readonly stepsOf: (request: Request, context: StepContext<ReactNode>) => readonly RequestStep<ReactNode>[];
  /** The card takes the place and the focus of the form that made the request. */
  readonly takesFocus?: boolean;
  /** The path of its receipt, as soon as it has one. */
  readonly receipt?: string | undefined;
  readonly children?: ReactNode;
}

/** A deposit, a slip or a withdrawal with its timeline, and its receipt at the end. No notice repeats how it ended. */
export function FollowedRequest<Request extends MoneyRequest>(props: FollowedRequestProps<Request>) {
  const { request, now, usualSeconds, heading, stepsOf, takesFocus = false, receipt, children } = props;
  const { inbox } = useMemberStores();
  useLayoutEffect(() => inbox.follow(request.id), [inbox, request.id]);
  const timeOf = (at: Instant) => <TimeAgo {...timeAgo(at, now)} />;
  return (
    <RequestCard
      heading={heading[request.status as Request["status"]]}
      takesFocus={takesFocus}
      amount={formatBaht(request.amountSatang)}
      id={request.id}
      steps={stepsOf(request, { now, usualSeconds, timeOf })}
      stateLabels={moneyText.stepState}
    >
      {receipt === undefined ? null : (
        <ButtonLink to={receipt} icon="slip" wide>
          {moneyText.receipt}
        </ButtonLink>
      )}
      {children}
    </RequestCard>
  );
}
