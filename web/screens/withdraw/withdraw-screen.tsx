import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import { formatBaht } from "../../../core/shared/money.ts";
import { useStoresRoot } from "../../stores/stores-context.ts";
import { useMemberStores } from "../../stores/use-member-stores.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { withdrawText } from "../../text/th/wallet/withdraw.ts";
import { Split } from "../../ui/columns/split.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { AccountCard } from "./account-card.tsx";
import { FollowedWithdrawals } from "./followed-withdrawals.tsx";
import { LimitsPanel } from "./limits-panel.tsx";
import { useFollowed } from "./use-followed.ts";
import { WithdrawForm } from "./withdraw-form.tsx";
import { WithdrawalHistory } from "./withdrawal-history.tsx";

/** The limits, and the form or the requests in progress in its place. Below, all past withdrawals. */
export const WithdrawScreen = observer(function WithdrawScreen() {
  const { withdrawal } = useMemberStores();
  const { stores, clock } = useStoresRoot();
  const { session, site, toast } = stores;
  const { step, requests, sentId, onSent, again } = useFollowed(withdrawal);
  useEffect(() => {
    void withdrawal.history.load();
    return withdrawal.watch();
  }, [withdrawal]);
  const account = session.currentUser?.bankAccount;
  const list = (
    <FollowedWithdrawals
      requests={requests}
      madeHere={sentId}
      clock={clock}
      usualSeconds={site.settings.value?.usualSeconds.withdrawal}
    />
  );
  return (
    <Page wide title={withdrawText.title}>
      <Split
        main={
          <>
            <LimitsPanel store={withdrawal} />
            {step === "unknown" ? <Skeleton shape="card" height={290} label={shellText.loading} /> : null}
            {step === "form" ? (
              <Card>
                <WithdrawForm
                  store={withdrawal}
                  account={account}
                  onSent={(made) => {
                    onSent(made);
                    toast.show(withdrawText.sent(formatBaht(made.amountSatang)));
                  }}
                >
                  <AccountCard account={account} />
                </WithdrawForm>
              </Card>
            ) : null}
            {step === "timeline" ? (
              <>
                {list}
                <Button wide icon="withdraw" onClick={again}>
                  {withdrawText.again}
                </Button>
              </>
            ) : null}
          </>
        }
        side={step === "form" ? list : null}
      />
      <WithdrawalHistory store={withdrawal} />
    </Page>
  );
});
