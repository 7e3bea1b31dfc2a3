import { observer } from "mobx-react-lite";
import { paths } from "../../paths.ts";
import type { CreditStore } from "../../stores/credit-store.ts";
import { balanceWords } from "../../text/th/balance.ts";
import { shellText } from "../../text/th/shell.ts";
import { BalanceCard } from "../../ui/balance-card.tsx";
import { ResourcePanel } from "../../ui/resource-panel.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

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
