import { observer } from "mobx-react-lite";
import type { Clock } from "../../../core/platform/clock.ts";
import type { WithdrawalRequest } from "../../../core/wallet/model.ts";
import { moneyText } from "../../text/th/wallet/money.ts";
import { useNow } from "../../ui/hooks/use-now.ts";
import { Section } from "../../ui/layout/section.tsx";
import { FollowedWithdrawal } from "./followed-withdrawal.tsx";

interface FollowedWithdrawalsProps {
  readonly requests: readonly WithdrawalRequest[];
  /** The request that the form made: its card takes the form's place and focus. */
  readonly madeHere: string | undefined;
  readonly clock: Clock;
  readonly usualSeconds: number | undefined;
}

/** The withdrawals in progress, each with its timeline. */
export const FollowedWithdrawals = observer(function FollowedWithdrawals(props: FollowedWithdrawalsProps) {
  const { requests, madeHere, clock, usualSeconds } = props;
  const now = useNow(clock);
  if (requests.length === 0) return null;
  return (
    <Section title={moneyText.openTitle}>
      {requests.map((request) => (
        <FollowedWithdrawal
          key={request.id}
          request={request}
          now={now}
          usualSeconds={usualSeconds}
          takesFocus={request.id === madeHere}
        />
      ))}
    </Section>
  );
});
