import { observer } from "mobx-react-lite";
import { missingToWithdraw } from "../../../core/affiliate/withdraw-affiliate.ts";
import { formatBaht } from "../../../core/shared/money.ts";
import type { AffiliateBalanceAt, AffiliateStore } from "../../stores/affiliate/affiliate-store.ts";
import { useStores } from "../../stores/stores-context.ts";
import { affiliateText } from "../../text/th/affiliate/affiliate.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { Note } from "../../ui/feedback/note.tsx";
import { ResourcePanel } from "../../ui/feedback/resource-panel.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { BalanceFigures } from "./balance-figures.tsx";
import { WithdrawForm } from "./withdraw-form.tsx";

const text = affiliateText.withdraw;

/** What the invitations came to, and taking it out. */
export const BalanceCard = observer(function BalanceCard({ store }: { readonly store: AffiliateStore }) {
  return (
    <Card>
      <ResourcePanel
        state={store.balance.state}
        skeleton={<Skeleton shape="card" height={330} label={shellText.loading} />}
        texts={shellText.panel}
        onRetry={() => void store.balance.load()}
      >
        {(balance) => (
          <>
            <BalanceFigures balance={balance} />
            <Withdrawal store={store} balance={balance} />
          </>
        )}
      </ResourcePanel>
    </Card>
  );
});

/** The form where something can be withdrawn or was just now, else how much is missing. */
const Withdrawal = observer(function Withdrawal({
  store,
  balance,
}: {
  readonly store: AffiliateStore;
  readonly balance: AffiliateBalanceAt;
}) {
  const { toast } = useStores();
  const missing = missingToWithdraw(balance, store.inputRules);
  if (missing > 0 && store.withdrawal.phase === "idle") {
    const sentence = balance.byType ? text.missingOfOne : text.missing;
    return <Note>{sentence(formatBaht(store.inputRules.affiliateMinimumSatang), formatBaht(missing))}</Note>;
  }
  return (
    <WithdrawForm store={store} balance={balance} onDone={(amount) => toast.show(text.done(formatBaht(amount)))} />
  );
});
