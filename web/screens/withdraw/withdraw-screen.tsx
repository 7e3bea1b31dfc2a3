import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { shellText } from "#text/site/shell.ts";
import { arrivalText, arrivedWords } from "#text/wallet/arrival.ts";
import { moneyText } from "#text/wallet/money.ts";
import { withdrawText } from "#text/wallet/withdraw.ts";
import type { Clock } from "../../../core/platform/device.ts";
import { maskBankAccount } from "../../../core/rules/mask-name.ts";
import type { MemberBankAccount } from "../../../core/session/model.ts";
import type { Instant } from "../../../core/shared/bangkok-time.ts";
import { formatBaht } from "../../../core/shared/money.ts";
import type { WithdrawalRequest } from "../../../core/wallet/model.ts";
import { canRetryWithdrawal, isWithdrawalFinal } from "../../../core/wallet/statuses.ts";
import { paths } from "../../app/paths.ts";
import { BonusCard } from "../../shared/bonus-card.tsx";
import { FollowedRequest } from "../../shared/followed-request.tsx";
import { outcomeOf } from "../../stores/base/outcome-of.ts";
import { useStores, useStoresRoot } from "../../stores/stores-context.ts";
import { useArrivalSound, useMemberStores } from "../../stores/use-member-stores.ts";
import type { WithdrawalStore } from "../../stores/wallet/withdrawal-store.ts";
import { bankNameOf } from "../../text/banks.ts";
import { formatExactTime } from "../../text/dates.ts";
import { observer } from "../../text/observer.ts";
import { withdrawalSteps } from "../../text/withdrawal-steps.ts";
import { MoneyMoment } from "../../ui/cards/money-moment.tsx";
import { Split } from "../../ui/columns/columns.tsx";
import { Button, ButtonLink } from "../../ui/controls/button.tsx";
import { BankBadge } from "../../ui/data/bank-badge.tsx";
import { useNow } from "../../ui/data/time-ago.tsx";
import { Note } from "../../ui/feedback/note.tsx";
import { OutcomeNote } from "../../ui/feedback/outcome-note.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { useDesktop } from "../../ui/hooks/use-media.ts";
import { Card } from "../../ui/layout/card.tsx";
import { Page, Section } from "../../ui/layout/page.tsx";
import { RowList } from "../../ui/lists/row-list.tsx";
import { StatusTimeline } from "../../ui/lists/status-timeline.tsx";
import { LimitsPanel } from "./limits-panel.tsx";
import { RetrySheet, WithdrawForm } from "./withdraw-form.tsx";
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
  return (
    <RowList
      label={withdrawText.account}
      rows={[
        {
          key: account.uuid,
          leading: <BankBadge bank={account.bank} name={account.bankName} />,
          title: bankNameOf(account),
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
  readonly onRetry: (id: string) => void;
}

/** The withdrawals in progress, each with its timeline; below, those that ended while the page was open. */
const FollowedWithdrawals = observer(function FollowedWithdrawals(props: FollowedWithdrawalsProps) {
  const { requests, madeHere, clock, usualSeconds, onRetry } = props;
  const now = useNow(clock);
  const open = requests.filter(({ status }) => !isWithdrawalFinal(status));
  const ended = requests.filter(({ status }) => isWithdrawalFinal(status));
  const cardOf = (request: WithdrawalRequest) =>
    request.status === "paid" ? (
      <PaidMoment key={request.id} request={request} now={now} takesFocus={request.id === madeHere} />
    ) : (
      <FollowedRequest
        key={request.id}
        request={request}
        now={now}
        usualSeconds={usualSeconds}
        heading={withdrawText.heading}
        stepsOf={withdrawalSteps}
        takesFocus={request.id === madeHere}
        receipt={isWithdrawalFinal(request.status) ? paths.receipt("withdrawal", request.id) : undefined}
      >
        {canRetryWithdrawal(request.status) ? (
          <Button variant="primary" wide icon="refresh" onClick={() => onRetry(request.id)}>
            {withdrawText.retry}
          </Button>
        ) : null}
      </FollowedRequest>
    );
  return (
    <>
      {open.length > 0 ? <Section title={moneyText.openTitle}>{open.map(cardOf)}</Section> : null}
      {ended.length > 0 ? <Section title={arrivalText.ended}>{ended.map(cardOf)}</Section> : null}
    </>
  );
});

interface PaidMomentProps {
  readonly request: WithdrawalRequest;
  readonly now: Instant;
  readonly takesFocus: boolean;
}

/** A withdrawal that was paid while the member looked: to which account, how long it took, and its receipt. */
const PaidMoment = observer(function PaidMoment({ request, now, takesFocus }: PaidMomentProps) {
  const { session } = useStores();
  const { account, timeline, createdAt } = request;
  useArrivalSound();
  const asked = timeline.map(({ status }) => status).lastIndexOf("checking");
  const timeOf = (at: Instant) => formatExactTime(at);
  return (
    <MoneyMoment
      tone="out"
      heading={arrivalText.paid}
      amount={formatBaht(request.amountSatang)}
      detail={arrivedWords(timeline[asked]?.at ?? createdAt, timeline[timeline.length - 1]?.at ?? createdAt)}
      takesFocus={takesFocus}
    >
      {account ? (
        <RowList
          label={arrivalText.account}
          rows={[
            {
              key: account.uuid,
              leading: <BankBadge bank={account.bank} name={account.bankName} />,
              title: maskBankAccount(account.accountNumber),
              detail: `${bankNameOf(account)} · ${session.currentUser?.name ?? ""}`,
            },
          ]}
        />
      ) : null}
      <StatusTimeline
        steps={withdrawalSteps(request, { now, usualSeconds: undefined, timeOf })}
        stateLabels={moneyText.stepState}
      />
      <ButtonLink to={paths.receipt("withdrawal", request.id)} variant="primary" icon="slip" wide>
        {moneyText.receipt}
      </ButtonLink>
      <ButtonLink to={paths.dashboard} variant="plain" wide>
        {arrivalText.home}
      </ButtonLink>
    </MoneyMoment>
  );
});

interface Review {
  /** The id of a rejected request. */
  readonly id: string | undefined;
  readonly open: (id: string) => void;
  readonly close: () => void;
}

/** The review of a rejected request that is sent again: of this page, or of a notice that led here. */
function useReview(): Review {
  const { state, pathname } = useLocation() as {
    readonly state: { readonly retry?: unknown } | null;
    pathname: string;
  };
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  const asked = typeof state?.retry === "string" ? state.retry : undefined;
  return {
    id: chosen ?? asked,
    open: setChosen,
    close: () => {
      setChosen(undefined);
      if (asked !== undefined) void navigate(pathname, { replace: true, state: null });
      // What happened stands on top.
      window.scrollTo(0, 0);
    },
  };
}

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
  const bonus = withdrawal.facts.value?.bonus;
  const review = useReview();
  const retried = review.id === undefined ? undefined : withdrawal.find(review.id);
  const sent = (made: WithdrawalRequest) => {
    onSent(made);
    toast.show(withdrawText.sent(formatBaht(made.amountSatang)));
  };
  // What can be withdrawn is known before the amount is typed: above the form, or beside it.
  const desktop = useDesktop();
  const limits = <LimitsPanel store={withdrawal} />;
  const list = (
    <FollowedWithdrawals
      requests={requests}
      madeHere={sentId}
      clock={clock}
      usualSeconds={site.settings.value?.usualSeconds.withdrawal}
      onRetry={review.open}
    />
  );
  return (
    <Page wide title={withdrawText.title}>
      <Split
        main={
          <>
            <OutcomeNote {...outcomeOf(withdrawal.retry)} texts={moneyText.outcome} />
            {step === "timeline" ? list : null}
            {bonus ? <BonusCard bonus={bonus} /> : null}
            {desktop ? null : limits}
            {step === "unknown" ? <Skeleton shape="card" height={344} label={shellText.loading} /> : null}
            {step === "form" ? (
              <Card>
                <WithdrawForm store={withdrawal} account={account} onSent={sent}>
                  <AccountCard account={account} />
                </WithdrawForm>
              </Card>
            ) : null}
            {step === "timeline" ? (
              <Button wide icon="withdraw" onClick={again}>
                {withdrawText.again}
              </Button>
            ) : null}
          </>
        }
        side={
          <>
            {desktop ? limits : null}
            {step === "form" ? list : null}
          </>
        }
      />
      <WithdrawalHistory store={withdrawal} onRetry={review.open} />
      {retried && canRetryWithdrawal(retried.status) ? (
        <RetrySheet store={withdrawal} request={retried} account={account} onSent={sent} onClose={review.close} />
      ) : null}
    </Page>
  );
});
