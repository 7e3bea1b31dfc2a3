import { observer } from "mobx-react-lite";
import { useEffect, useState } from "react";
import type { Clock } from "../../../core/platform/device.ts";
import { maskBankAccount } from "../../../core/rules/mask-name.ts";
import type { MemberBankAccount } from "../../../core/session/model.ts";
import { formatBaht } from "../../../core/shared/money.ts";
import { bankOf } from "../../../core/wallet/banks.ts";
import type { WithdrawalRequest } from "../../../core/wallet/model.ts";
import { isWithdrawalFinal } from "../../../core/wallet/statuses.ts";
import { paths } from "../../app/paths.ts";
import { FollowedRequest } from "../../shared/followed-request.tsx";
import { useStoresRoot } from "../../stores/stores-context.ts";
import { useMemberStores } from "../../stores/use-member-stores.ts";
import type { WithdrawalStore } from "../../stores/wallet/withdrawal-store.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { moneyText } from "../../text/th/wallet/money.ts";
import { withdrawText } from "../../text/th/wallet/withdraw.ts";
import { withdrawalSteps } from "../../text/th/wallet/withdrawal-steps.ts";
import { Split } from "../../ui/columns/columns.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { BankBadge } from "../../ui/data/bank-badge.tsx";
import { useNow } from "../../ui/data/time-ago.tsx";
import { Note } from "../../ui/feedback/note.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Page, Section } from "../../ui/layout/page.tsx";
import { RowList } from "../../ui/lists/row-list.tsx";
import { LimitsPanel } from "./limits-panel.tsx";
import { WithdrawForm } from "./withdraw-form.tsx";
import { WithdrawalHistory } from "./withdrawal-history.tsx";

interface Followed {
  /** `unknown` until the first read shows whether a request is in progress. */
  readonly step: "unknown" | "form" | "timeline";
  /** The requests in progress, and those that ended while the page was open. */
  readonly requests: readonly WithdrawalRequest[];
  /** The request that the form of this page sent last. */
  readonly sentId: string | undefined;
  /** The form has sent a request, whose timeline takes its place. */
  readonly onSent: (request: WithdrawalRequest) => void;
  /** Back to the form. */
  readonly again: () => void;
}

/**
 * Which step of a withdrawal the page shows, for an observer. A request that another tab makes never takes the place of
 * a form that somebody fills in here.
 */
function useFollowed(store: WithdrawalStore): Followed {
  const { open, request, facts } = store;
  const [seen, setSeen] = useState<readonly string[]>([]);
  const [sent, setSent] = useState<WithdrawalRequest | undefined>(undefined);
  const [wantsForm, setWantsForm] = useState<boolean | undefined>(undefined);
  const fresh = open.map(({ id }) => id).filter((id) => !seen.includes(id));
  if (fresh.length > 0) setSeen([...fresh, ...seen]);
  const read = facts.value !== undefined || facts.problem !== undefined;
  if (read && wantsForm === undefined) setWantsForm(open.length === 0);

  const ids = sent && !seen.includes(sent.id) ? [sent.id, ...seen] : seen;
  const requests = ids.flatMap((id) => store.find(id) ?? (id === sent?.id ? sent : []));
  // While an outcome is unknown, the form explains it.
  const settled = !request.busy && request.phase !== "unknown";
  const timeline = settled && requests.length > 0 && wantsForm === false;
  return {
    step: timeline ? "timeline" : settled && wantsForm === undefined ? "unknown" : "form",
    requests,
    sentId: sent?.id,
    onSent: (made) => {
      setSent(made);
      setWantsForm(false);
    },
    again: () => {
      request.dismiss();
      setSent(undefined);
      setSeen(open.map(({ id }) => id));
      setWantsForm(true);
    },
  };
}

/** The member's bank account, with its number masked. */
function AccountCard({ account }: { readonly account: MemberBankAccount | undefined }) {
  if (!account) return <Note tone="bad">{withdrawText.accountMissing}</Note>;
  const bank = account.bank && bankOf(account.bank);
  return (
    <RowList
      label={withdrawText.account}
      rows={[
        {
          key: account.uuid,
          leading: bank ? <BankBadge code={bank.code} abbreviation={bank.abbreviation} /> : undefined,
          title: bank?.thaiName ?? account.bankName,
          detail: `${withdrawText.account} ${maskBankAccount(account.accountNumber)}`,
        },
      ]}
    />
  );
}

interface FollowedWithdrawalsProps {
  readonly requests: readonly WithdrawalRequest[];
  /** The request that the form made: its card takes the form's place and focus. */
  readonly madeHere: string | undefined;
  readonly clock: Clock;
  readonly usualSeconds: number | undefined;
}

/** The withdrawals in progress, each with its timeline. */
const FollowedWithdrawals = observer(function FollowedWithdrawals(props: FollowedWithdrawalsProps) {
  const { requests, madeHere, clock, usualSeconds } = props;
  const now = useNow(clock);
  if (requests.length === 0) return null;
  return (
    <Section title={moneyText.openTitle}>
      {requests.map((request) => (
        <FollowedRequest
          key={request.id}
          request={request}
          now={now}
          usualSeconds={usualSeconds}
          heading={withdrawText.heading}
          stepsOf={withdrawalSteps}
          takesFocus={request.id === madeHere}
          receipt={isWithdrawalFinal(request.status) ? paths.receipt("withdrawal", request.id) : undefined}
        />
      ))}
    </Section>
  );
});

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
