import { observer } from "mobx-react-lite";
import { formatBaht } from "../../../core/shared/money.ts";
import { outcomeOutsideField } from "../../stores/base/outcome-of.ts";
import type { SlipStore } from "../../stores/wallet/slip-store.ts";
import { useAmount } from "../../stores/wallet/use-amount.ts";
import { depositSlipText } from "../../text/th/wallet/deposit-slip.ts";
import { moneyText } from "../../text/th/wallet/money.ts";
import { ActionButton } from "../../ui/controls/action-button.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { AmountField } from "../../ui/forms/amount-field.tsx";
import { Form } from "../../ui/forms/form.tsx";
import { Stack } from "../../ui/layout/stack.tsx";

/** Sends a slip that the bank does not know to the staff, with the amount that the member types. */
export const ManualReviewForm = observer(function ManualReviewForm({ store }: { readonly store: SlipStore }) {
  const text = depositSlipText.manual;
  const { manual, code, review } = store;
  const { field, amount, finish } = useAmount(manual);

  const submit = async () => {
    const amountSatang = finish();
    if (amountSatang !== undefined && code.value !== undefined) await manual.run({ payload: code.value, amountSatang });
  };

  return (
    <Form onSubmit={submit}>
      <AmountField {...field} name="amount" label={text.amount} unit={moneyText.unit} hint={text.hint} />
      <Stack>
        <div>
          <ActionButton
            outcome={outcomeOutsideField(manual)}
            texts={moneyText.outcome}
            busyLabel={moneyText.stepState.now}
          >
            {amount === undefined ? text.submitEmpty : text.submit(formatBaht(amount))}
          </ActionButton>
        </div>
        <Button
          variant="outline"
          wide
          icon="refresh"
          disabled={manual.busy || manual.phase === "unknown"}
          onClick={() => void review.load()}
        >
          {text.again}
        </Button>
      </Stack>
    </Form>
  );
});
