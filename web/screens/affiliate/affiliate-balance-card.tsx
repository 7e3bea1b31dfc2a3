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
import { AffiliateWithdrawForm } from "./affiliate-withdraw-form.tsx";
import { BalanceFigures } from "./balance-figures.tsx";

const text = affiliateText.withdraw;

/** The affiliate balance, and the form to withdraw it. */
export const AffiliateBalanceCard = observer(function AffiliateBalanceCard({
  store,
}: {
  readonly store: AffiliateStore;
}) {
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

/** The form while an amount can be withdrawn, or after a withdrawal on this page. Otherwise the missing amount. */
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
    <AffiliateWithdrawForm
      store={store}
      balance={balance}
      onDone={(amount) => toast.show(text.done(formatBaht(amount)))}
    />
  );
});
