import { observer } from "mobx-react-lite";
import type { ReactNode } from "react";
import { formatBaht, type Satang, toBaht } from "../../../core/shared/money.ts";
import { outcomeOutsideField } from "../../stores/base/outcome-of.ts";
import { useAmount } from "../../stores/wallet/use-amount.ts";
import type { WithdrawalStore } from "../../stores/wallet/withdrawal-store.ts";
import { formatCount } from "../../text/numbers.ts";
import { moneyText } from "../../text/th/wallet/money.ts";
import { withdrawText } from "../../text/th/wallet/withdraw.ts";
import { ActionButton } from "../../ui/controls/action-button.tsx";
import { AmountField } from "../../ui/forms/amount-field.tsx";
import { Form } from "../../ui/forms/form.tsx";
import { Stack } from "../../ui/layout/stack.tsx";

const QUICK_BAHT = [500, 1_000, 5_000];

interface WithdrawFormProps {
  readonly store: WithdrawalStore;
  readonly disabled: boolean;
  readonly onSent: (amount: Satang) => void;
  /** Between the amount and the button: the receiving account. */
  readonly children: ReactNode;
}

/** Requests a withdrawal. A refusal is shown under the field, and the typed amount stays. */
export const WithdrawForm = observer(function WithdrawForm({ store, disabled, onSent, children }: WithdrawFormProps) {
  const { request, limits } = store;
  const { field, amount, finish, clear } = useAmount(request, {
    judge: (typed) => store.judge(typed),
    // Shows an amount above the limit as an error while it is typed.
    showsAtOnce: () => true,
  });

  const submit = async () => {
    const requested = finish();
    if (requested === undefined) return;
    const outcome = await request.run(requested);
    if (outcome?.state !== "done") return;
    clear();
    onSent(requested);
  };

  const most = limits && limits.mostSatang > 0 ? String(toBaht(limits.mostSatang)) : undefined;
  const quick = QUICK_BAHT.map((choice) => ({ label: formatCount(choice), value: String(choice) }));
  return (
    <Form onSubmit={submit}>
      <AmountField
        {...field}
        name="amount"
        label={withdrawText.amount}
        unit={moneyText.unit}
        disabled={disabled}
        hint={
          // Until the limits are known, the line keeps its place.
          limits
            ? most === undefined
              ? withdrawText.nothing
              : withdrawText.mostHint(formatBaht(limits.mostSatang))
            : "\u00a0"
        }
        quick={most === undefined ? quick : [...quick, { label: withdrawText.most, value: most }]}
      />
      <Stack>
        {children}
        <div>
          <ActionButton
            outcome={outcomeOutsideField(request)}
            texts={moneyText.outcome}
            busyLabel={moneyText.stepState.now}
            disabled={disabled}
          >
            {amount === undefined ? withdrawText.submitEmpty : withdrawText.submit(formatBaht(amount))}
          </ActionButton>
        </div>
      </Stack>
    </Form>
  );
});
