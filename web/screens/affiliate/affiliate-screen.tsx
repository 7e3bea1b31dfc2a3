import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { formatBaht } from "../../../core/money.ts";
import { useStores } from "../../stores/stores-context.ts";
import { useAffiliateStore } from "../../stores/use-affiliate-store.ts";
import { affiliateText as text } from "../../text/th/affiliate.ts";
import { shellText } from "../../text/th/shell.ts";
import { Card } from "../../ui/card.tsx";
import { Page } from "../../ui/page.tsx";
import { ResourcePanel } from "../../ui/resource-panel.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Split } from "../../ui/split.tsx";
import { BalanceFigures } from "./balance-figures.tsx";
import { BonusSection } from "./bonus-section.tsx";
import { DaysFilter } from "./days-filter.tsx";
import { DownlineSection } from "./downline-section.tsx";
import { InviteCard } from "./invite-card.tsx";
import { LogSection } from "./log-section.tsx";
import { RulesCard } from "./rules-card.tsx";
import { WithdrawForm } from "./withdraw-form.tsx";

/** How to invite, what it came to and taking it out; then with whom, when and what for. */
export const AffiliateScreen = observer(function AffiliateScreen() {
  const store = useAffiliateStore();
  const { toast } = useStores();
  useEffect(() => store.watch(), [store]);
  return (
    <Page wide title={text.title}>
      <Split
        main={
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
                  <WithdrawForm
                    store={store}
                    balance={balance}
                    onDone={(amount) => toast.show(text.withdraw.done(formatBaht(amount)))}
                  />
                </>
              )}
            </ResourcePanel>
          </Card>
        }
        side={
          <>
            <InviteCard store={store} />
            <RulesCard />
          </>
        }
      />
      <DaysFilter store={store} />
      <BonusSection store={store} />
      <LogSection store={store} />
      <DownlineSection store={store} />
    </Page>
  );
});
