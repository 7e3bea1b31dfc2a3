import { observer } from "mobx-react-lite";
import { baht, formatBaht, MAX_AMOUNT, ZERO } from "../../../core/shared/money.ts";
import type { DepositInfo } from "../../../core/wallet/model.ts";
import { outcomeOutsideField } from "../../stores/base/outcome-of.ts";
import type { DepositStore } from "../../stores/wallet/deposit-store.ts";
import { useAmount } from "../../stores/wallet/use-amount.ts";
import { useDraft } from "../../stores/wallet/use-draft.ts";
import { draftedAmount } from "../../text/drafted-amount.ts";
import { formatCount } from "../../text/numbers.ts";
import { depositText } from "../../text/th/wallet/deposit.ts";
import { draftText } from "../../text/th/wallet/drafts.ts";
import { moneyText } from "../../text/th/wallet/money.ts";
import { ActionButton } from "../../ui/controls/action-button.tsx";
import { AmountField } from "../../ui/forms/amount-field.tsx";
import { DraftOffer } from "../../ui/forms/draft-offer.tsx";
import { Form } from "../../ui/forms/form.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { StickyActions } from "../../ui/layout/sticky-actions.tsx";

const QUICK_BAHT = [100, 300, 500, 1_000, 5_000];

interface DepositFormProps {
  readonly store: DepositStore;
  /** Undefined while the limits are unknown. The backend still judges the amount. */
  readonly info: DepositInfo | undefined;
}

/** Requests a deposit. The transfer is the next step. */
export const DepositForm = observer(function DepositForm({ store, info }: DepositFormProps) {
  const { request } = store;
  const { field, amount, wrong, finish } = useAmount(request, { judge: (typed) => store.judge(typed) });
  const draft = useDraft("deposit", field.value, field.onChange);
  const { minimumSatang = ZERO, maximumSatang = MAX_AMOUNT } = info ?? {};
  const quick = QUICK_BAHT.filter((choice) => baht(choice) >= minimumSatang && baht(choice) <= maximumSatang);

  const submit = async () => {
    const requested = finish();
    if (requested !== undefined && !wrong) await request.run(requested);
  };

  return (
    <Card>
      <Form onSubmit={submit}>
        {draft && !request.busy && request.phase !== "unknown" ? (
          <DraftOffer
            text={draftText.amount(draftedAmount(draft.typed))}
            useLabel={draftText.useAmount}
            dropLabel={draftText.drop}
            onUse={draft.use}
            onDrop={draft.drop}
          />
        ) : null}
        <AmountField
          {...field}
          name="amount"
          label={depositText.amount}
          unit={moneyText.unit}
          hint={info && depositText.limits(formatBaht(minimumSatang), formatBaht(maximumSatang))}
          quick={quick.slice(-4).map((choice) => ({ label: formatCount(choice), value: String(choice) }))}
        />
        <StickyActions inCard>
          <ActionButton
            outcome={outcomeOutsideField(request)}
            texts={moneyText.outcome}
            busyLabel={moneyText.stepState.now}
          >
            {amount === undefined ? depositText.submitEmpty : depositText.submit(formatBaht(amount))}
          </ActionButton>
        </StickyActions>
      </Form>
    </Card>
  );
});
