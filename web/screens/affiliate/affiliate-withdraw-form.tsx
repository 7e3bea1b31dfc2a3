import { observer } from "mobx-react-lite";
import { useState } from "react";
import { AFFILIATE_LOG_TYPES, type AffiliateBalance, type AffiliateLogType } from "../../../core/affiliate/model.ts";
import { availableOf, judgeAffiliateWithdrawal } from "../../../core/affiliate/withdraw-affiliate.ts";
import { baht, formatBaht, type Satang, toBaht } from "../../../core/shared/money.ts";
import type { AffiliateStore } from "../../stores/affiliate/affiliate-store.ts";
import { outcomeOutsideField } from "../../stores/base/outcome-of.ts";
import { useAmount } from "../../stores/wallet/use-amount.ts";
import { formatCount } from "../../text/numbers.ts";
import { affiliateText } from "../../text/th/affiliate/affiliate.ts";
import { moneyText } from "../../text/th/wallet/money.ts";
import { ActionButton } from "../../ui/controls/action-button.tsx";
import { SegmentedFilter } from "../../ui/controls/segmented-filter.tsx";
import { AmountField } from "../../ui/forms/amount-field.tsx";
import { Form } from "../../ui/forms/form.tsx";

const QUICK_BAHT = [100, 500, 1_000];
const text = affiliateText.withdraw;
const types = AFFILIATE_LOG_TYPES.map((value) => ({ value, label: affiliateText.type[value] }));

interface AffiliateWithdrawFormProps {
  readonly store: AffiliateStore;
  readonly balance: AffiliateBalance;
  readonly onDone: (amount: Satang) => void;
}

/** Withdraws from one type of the balance. A refusal is shown under the field, and the typed amount stays. */
export const AffiliateWithdrawForm = observer(function AffiliateWithdrawForm({
  store,
  balance,
  onDone,
}: AffiliateWithdrawFormProps) {
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
  const quick = QUICK_BAHT.filter((choice) => baht(choice) <= available).map((choice) => ({
    label: formatCount(choice),
    value: String(choice),
  }));

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
        options={types}
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
      >
        {amount === undefined ? text.submitEmpty : text.submit(formatBaht(amount))}
      </ActionButton>
    </Form>
  );
});
