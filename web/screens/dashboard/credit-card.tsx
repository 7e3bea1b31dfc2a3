import { observer } from "mobx-react-lite";
import { paths } from "../../app/paths.ts";
import type { CreditStore } from "../../stores/wallet/credit-store.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { balanceWords } from "../../text/th/wallet/balance.ts";
import { BalanceCard } from "../../ui/cards/balance-card.tsx";
import { ResourcePanel } from "../../ui/feedback/resource-panel.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";

/** What the member has, where the frame has no column for it. */
export const CreditCard = observer(function CreditCard({ store }: { readonly store: CreditStore }) {
  return (
    <ResourcePanel
      state={store.resource.state}
      skeleton={<Skeleton shape="card" height={206} label={shellText.loading} />}
      texts={shellText.panel}
      onRetry={() => void store.load()}
    >
      {(credit) => (
        <BalanceCard
          {...balanceWords(credit)}
          depositPath={paths.deposit}
          withdrawPath={paths.withdraw}
          refreshing={store.loading}
          onRefresh={() => void store.load()}
        />
      )}
    </ResourcePanel>
  );
});
