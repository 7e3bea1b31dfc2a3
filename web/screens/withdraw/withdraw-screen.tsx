import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import { formatBaht } from "../../../core/shared/money.ts";
import { useStoresRoot } from "../../stores/stores-context.ts";
import { useMemberStores } from "../../stores/use-member-stores.ts";
import { withdrawText } from "../../text/th/wallet/withdraw.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Split } from "../../ui/layout/split.tsx";
import { AccountCard } from "./account-card.tsx";
import { FollowedWithdrawals } from "./followed-withdrawals.tsx";
import { LimitsPanel } from "./limits-panel.tsx";
import { WithdrawForm } from "./withdraw-form.tsx";
import { WithdrawalHistory } from "./withdrawal-history.tsx";

/** The limits, and the form or the requests in progress in its place. Below, all past withdrawals. */
export const WithdrawScreen = observer(function WithdrawScreen() {
  const { withdrawal } = useMemberStores();
  const { stores, clock } = useStoresRoot();
  const { session, site, toast } = stores;
  /** The member wants the form, although a request is followed. */
  const [again, setAgain] = useState(false);
  useEffect(() => {
    void withdrawal.history.load();
    return withdrawal.watch();
  }, [withdrawal]);
  const account = session.currentUser?.bankAccount;
  const { followed, request } = withdrawal;
  // While an outcome is unknown, the form explains it.
  const settled = !request.busy && request.phase !== "unknown";
  const showsForm = again || followed.length === 0 || !settled;
  const list = (
    <FollowedWithdrawals
      requests={followed}
      madeHere={request.state.phase === "done" ? request.state.value.id : undefined}
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
            {showsForm ? (
              <Card>
                <WithdrawForm
                  store={withdrawal}
                  account={account}
                  onSent={(amount) => {
                    setAgain(false);
                    toast.show(withdrawText.sent(formatBaht(amount)));
                  }}
                >
                  <AccountCard account={account} />
                </WithdrawForm>
              </Card>
            ) : (
              <>
                {list}
                <Button
                  wide
                  icon="withdraw"
                  onClick={() => {
                    request.dismiss();
                    setAgain(true);
                  }}
                >
                  {withdrawText.again}
                </Button>
              </>
            )}
          </>
        }
        side={showsForm ? list : null}
      />
      <WithdrawalHistory store={withdrawal} />
    </Page>
  );
});
