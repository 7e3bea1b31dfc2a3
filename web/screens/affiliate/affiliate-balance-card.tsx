import { useState } from "react";
import { affiliateText } from "#text/affiliate/affiliate.ts";
import { shellText } from "#text/site/shell.ts";
import { moneyText } from "#text/wallet/money.ts";
import { availableOf, judgeAffiliateWithdrawal, missingToWithdraw } from "../../../core/affiliate/affiliate.ts";
import { AFFILIATE_LOG_TYPES, type AffiliateBalance, type AffiliateLogType } from "../../../core/affiliate/model.ts";
import { baht, formatBaht, type Satang, toBaht } from "../../../core/shared/money.ts";
import type { AffiliateBalanceAt, AffiliateStore } from "../../stores/affiliate/affiliate-store.ts";
import { outcomeOutsideField } from "../../stores/base/outcome-of.ts";
import { useStores } from "../../stores/stores-context.ts";
import { useAmount } from "../../stores/wallet/use-amount.ts";
import { formatExactTime } from "../../text/dates.ts";
import { quickAmounts } from "../../text/numbers.ts";
import { observer } from "../../text/observer.ts";
import { Columns } from "../../ui/columns/columns.tsx";
import { SegmentedFilter } from "../../ui/controls/segmented-filter.tsx";
import { KeyFigure } from "../../ui/data/figures.tsx";
import { Money } from "../../ui/data/inline.tsx";
import { Note } from "../../ui/feedback/note.tsx";
import { ActionButton } from "../../ui/feedback/outcome-note.tsx";
import { isPartNotOffered, ResourcePanel } from "../../ui/feedback/resource-panel.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { AmountField } from "../../ui/forms/amount-field.tsx";
import { Form } from "../../ui/forms/form.tsx";
import { Card } from "../../ui/layout/card.tsx";

/** The balance with the time it was true, and its types where the backend separates them. */
function BalanceFigures({ balance: { balanceSatang, byType, asOf } }: { readonly balance: AffiliateBalanceAt }) {
  return (
    <>
      <KeyFigure
        value={<Money text={formatBaht(balanceSatang)} size="xl" />}
        detail={`${affiliateText.balance.title} ${affiliateText.balance.asOf(formatExactTime(asOf))}`}
      />
      {byType ? (
        <Columns count={2}>
          {AFFILIATE_LOG_TYPES.map((type) => (
            <KeyFigure
              key={type}
              value={<Money text={formatBaht(byType[type])} size="l" />}
              detail={affiliateText.type[type]}
            />
          ))}
        </Columns>
      ) : null}
    </>
  );
}

const QUICK_BAHT = [100, 500, 1_000];

interface AffiliateWithdrawFormProps {
  readonly store: AffiliateStore;
  readonly balance: AffiliateBalance;
  readonly onDone: (amount: Satang) => void;
}

/** Withdraws from one type of the balance. A refusal is shown under the field, and the typed amount stays. */
const AffiliateWithdrawForm = observer(function AffiliateWithdrawForm({
  store,
  balance,
  onDone,
}: AffiliateWithdrawFormProps) {
  const text = affiliateText.withdraw;
  const { withdrawal, inputRules } = store;
  const minimum = inputRules.affiliateMinimumSatang;
  const [type, setType] = useState<AffiliateLogType>(
    () => AFFILIATE_LOG_TYPES.find((each) => availableOf(balance, each) >= minimum) ?? "af",
  );
  const { field, amount, wrong, finish, hideError, clear } = useAmount(withdrawal, {
    judge: (typed) => judgeAffiliateWithdrawal(typed, type, balance, inputRules),
    showsAtOnce: ({ code }) => code === "affiliate-insufficient",
  });
  const available = availableOf(balance, type);
  const enough = available >= minimum;
  const minimumText = formatBaht(minimum);
  const quick = quickAmounts(QUICK_BAHT.filter((choice) => baht(choice) <= available));

  const submit = async () => {
    const requested = finish();
    if (requested === undefined || wrong) return;
    const outcome = await withdrawal.run({ amount: requested, type });
    if (outcome?.state !== "done") return;
    clear();
    onDone(requested);
  };

  return (
    <Form onSubmit={submit}>
      <SegmentedFilter
        label={text.from}
        options={AFFILIATE_LOG_TYPES.map((value) => ({ value, label: affiliateText.type[value] }))}
        value={type}
        onChange={(next) => {
          setType(next);
          hideError();
        }}
      />
      <AmountField
        {...field}
        name="amount"
        label={text.amount}
        unit={moneyText.unit}
        hint={
          enough ? text.hint(minimumText, formatBaht(available)) : text.tooLittle(minimumText, formatBaht(available))
        }
        quick={enough ? [...quick, { label: text.most, value: String(toBaht(available)) }] : []}
      />
      <ActionButton
        outcome={outcomeOutsideField(withdrawal)}
        texts={moneyText.outcome}
        busyLabel={moneyText.stepState.now}
        dimmed={amount === undefined}
      >
        {amount === undefined ? text.submitEmpty : text.submit(formatBaht(amount))}
      </ActionButton>
    </Form>
  );
});

/** The affiliate balance, and the form to withdraw it. */
export const AffiliateBalanceCard = observer(function AffiliateBalanceCard({
  store,
}: {
  readonly store: AffiliateStore;
}) {
  if (isPartNotOffered(store.balance.state)) return null;
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
  const text = affiliateText.withdraw;
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
