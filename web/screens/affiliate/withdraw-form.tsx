import { observer } from "mobx-react-lite";
import { useState } from "react";
import { AFFILIATE_LOG_TYPES, type AffiliateBalance, type AffiliateLogType } from "../../../core/affiliate/model.ts";
import { availableOf, judgeAffiliateWithdrawal } from "../../../core/affiliate/withdraw-affiliate.ts";
import { baht, formatBaht, type Satang, toBaht } from "../../../core/money.ts";
import { AFFILIATE_MINIMUM } from "../../../core/rules/affiliate-bonus.ts";
import { parseBaht } from "../../../core/rules/amount.ts";
import type { AffiliateStore } from "../../stores/affiliate-store.ts";
import { formatCount } from "../../text/format.ts";
import { affiliateText } from "../../text/th/affiliate.ts";
import { moneyText } from "../../text/th/money.ts";
import { AmountField } from "../../ui/amount-field.tsx";
import { Button } from "../../ui/button.tsx";
import { Form } from "../../ui/form.tsx";
import { OutcomeNote } from "../../ui/outcome-note.tsx";
import { SegmentedFilter } from "../../ui/segmented-filter.tsx";

const QUICK_BAHT = [100, 500, 1_000];
const text = affiliateText.withdraw;
const types = AFFILIATE_LOG_TYPES.map((value) => ({ value, label: affiliateText.type[value] }));

interface WithdrawFormProps {
  readonly store: AffiliateStore;
  readonly balance: AffiliateBalance;
  readonly onDone: (amount: Satang) => void;
}

/** Which part, how much, one button; a refusal stands under the field, beside what was typed. */
export const WithdrawForm = observer(function WithdrawForm({ store, balance, onDone }: WithdrawFormProps) {
  const [type, setType] = useState<AffiliateLogType>("af");
  const [typed, setTyped] = useState("");
  const [tried, setTried] = useState(false);
  const { withdrawal } = store;
  const parsed = parseBaht(typed);
  const wrong = parsed.ok ? judgeAffiliateWithdrawal(parsed.value, type, balance) : parsed.error;
  const shown = tried || (typed !== "" && wrong?.code === "affiliate-insufficient") ? wrong : undefined;
  const refused = withdrawal.state.phase === "refused" ? withdrawal.state.refusal : undefined;
  const available = availableOf(balance, type);
  const enough = available >= AFFILIATE_MINIMUM;
  const least = formatBaht(AFFILIATE_MINIMUM);
  const quick = QUICK_BAHT.filter((amount) => baht(amount) <= available).map((amount) => ({
    label: formatCount(amount),
    value: String(amount),
  }));

  const change = (value: string) => {
    setTyped(value);
    if (refused) withdrawal.dismiss();
  };
  const submit = async () => {
    setTried(true);
    if (!parsed.ok || wrong) return;
    const outcome = await withdrawal.run({ amount: parsed.value, type });
    if (outcome?.state !== "done") return;
    setTyped("");
    setTried(false);
    onDone(parsed.value);
  };

  return (
    <Form onSubmit={submit}>
      <SegmentedFilter
        label={text.from}
        options={types}
        value={type}
        onChange={(next) => {
          setType(next);
          setTried(false);
          if (refused) withdrawal.dismiss();
        }}
      />
      <AmountField
        name="amount"
        label={text.amount}
        unit={moneyText.unit}
        value={typed}
        error={(shown ?? refused)?.message}
        hint={enough ? text.hint(least, formatBaht(available)) : text.tooLittle(least, formatBaht(available))}
        quick={enough ? [...quick, { label: text.most, value: String(toBaht(available)) }] : []}
        onChange={change}
      />
      <OutcomeNote
        phase={withdrawal.phase}
        message={withdrawal.problem?.message}
        texts={moneyText.outcome}
        onCheckAgain={() => void withdrawal.resume()}
      />
      <Button
        type="submit"
        variant="go"
        wide
        busy={withdrawal.busy}
        busyLabel={moneyText.stepState.now}
        disabled={withdrawal.phase === "unknown"}
      >
        {parsed.ok ? text.submit(formatBaht(parsed.value)) : text.submitEmpty}
      </Button>
    </Form>
  );
});
