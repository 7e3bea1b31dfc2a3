import { observer } from "mobx-react-lite";
import type { Clock } from "../../../core/platform/clock.ts";
import type { WithdrawalStore } from "../../stores/wallet/withdrawal-store.ts";
import { moneyText } from "../../text/th/wallet/money.ts";
import { useNow } from "../../ui/hooks/use-now.ts";
import { Card } from "../../ui/layout/card.tsx";
import { Section } from "../../ui/layout/section.tsx";
import { StatusTimeline } from "../../ui/lists/status-timeline.tsx";
import { withdrawalSteps } from "./withdrawal-steps.tsx";

interface OpenWithdrawalsProps {
  readonly store: WithdrawalStore;
  readonly clock: Clock;
  readonly usualSeconds: number | undefined;
}

/** The withdrawals in progress, and the one that was requested here even after it ended. */
export const OpenWithdrawals = observer(function OpenWithdrawals({ store, clock, usualSeconds }: OpenWithdrawalsProps) {
  const now = useNow(clock);
  const { state } = store.request;
  const requested = state.phase === "done" ? store.find(state.value.id) : undefined;
  const shown = requested && !store.open.includes(requested) ? [requested, ...store.open] : store.open;
  if (shown.length === 0) return null;
  return (
    <Section title={moneyText.openTitle}>
      {shown.map((request) => (
        <Card key={request.id} title={request.id}>
          <StatusTimeline steps={withdrawalSteps(request, now, usualSeconds)} stateLabels={moneyText.stepState} />
        </Card>
      ))}
    </Section>
  );
});
