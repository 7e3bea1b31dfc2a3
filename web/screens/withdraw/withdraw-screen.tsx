import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { formatBaht } from "../../../core/shared/money.ts";
import { useStoresRoot } from "../../stores/stores-context.ts";
import { useMemberStores } from "../../stores/use-member-stores.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { withdrawText } from "../../text/th/wallet/withdraw.ts";
import { ResourcePanel } from "../../ui/feedback/resource-panel.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Split } from "../../ui/layout/split.tsx";
import { AccountCard } from "./account-card.tsx";
import { LimitsCard } from "./limits-card.tsx";
import { OpenWithdrawals } from "./open-withdrawals.tsx";
import { WithdrawForm } from "./withdraw-form.tsx";
import { WithdrawalHistory } from "./withdrawal-history.tsx";

/** The limits, the form, the requests in progress, and all past withdrawals. */
export const WithdrawScreen = observer(function WithdrawScreen() {
  const { withdrawal } = useMemberStores();
  const { stores, clock } = useStoresRoot();
  const { session, site, toast } = stores;
  useEffect(() => {
    void withdrawal.history.load();
    return withdrawal.watch();
  }, [withdrawal]);
  const account = session.currentUser?.bankAccount;
  return (
    <Page wide title={withdrawText.title}>
      <Split
        main={
          <>
            <ResourcePanel
              state={withdrawal.facts.state}
              skeleton={<Skeleton shape="card" height={145} label={shellText.loading} />}
              texts={shellText.panel}
              onRetry={() => void withdrawal.refresh()}
            >
              {() => (withdrawal.limits ? <LimitsCard limits={withdrawal.limits} /> : null)}
            </ResourcePanel>
            <Card>
              <WithdrawForm
                store={withdrawal}
                disabled={account === undefined}
                onSent={(amount) => toast.show(withdrawText.sent(formatBaht(amount)))}
              >
                <AccountCard account={account} />
              </WithdrawForm>
            </Card>
          </>
        }
        side={
          <OpenWithdrawals
            store={withdrawal}
            clock={clock}
            usualSeconds={site.settings.value?.usualSeconds.withdrawal}
          />
        }
      />
      <WithdrawalHistory store={withdrawal} />
    </Page>
  );
});
