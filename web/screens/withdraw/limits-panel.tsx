import { observer } from "mobx-react-lite";
import type { WithdrawalStore } from "../../stores/wallet/withdrawal-store.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { withdrawText } from "../../text/th/wallet/withdraw.ts";
import { Banner } from "../../ui/feedback/banner.tsx";
import { ResourcePanel } from "../../ui/feedback/resource-panel.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { LimitsCard } from "./limits-card.tsx";

/** Today's limits. Where they cannot be read, the form below still works. */
export const LimitsPanel = observer(function LimitsPanel({ store }: { readonly store: WithdrawalStore }) {
  const { problem, state, value } = store.facts;
  const retry = () => void store.refresh();
  if (problem && value === undefined && !(problem.kind === "fault" && problem.fault === "not-available")) {
    return (
      <Banner
        tone="gold"
        icon="warning"
        text={withdrawText.limitsUnknown}
        action={{ label: shellText.retry, onClick: retry }}
      />
    );
  }
  return (
    <ResourcePanel
      state={state}
      skeleton={<Skeleton shape="card" height={166} label={shellText.loading} />}
      texts={shellText.panel}
      onRetry={retry}
    >
      {() => (store.limits ? <LimitsCard limits={store.limits} /> : null)}
    </ResourcePanel>
  );
});
