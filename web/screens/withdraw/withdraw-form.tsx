import { observer } from "mobx-react-lite";
import { type ReactNode, useState } from "react";
import { formatBaht, type Satang, toBaht } from "../../../core/money.ts";
import { parseBaht } from "../../../core/rules/amount.ts";
import { formatCount } from "../../text/format.ts";
import type { WithdrawalStore } from "../../stores/withdrawal-store.ts";
import { moneyText } from "../../text/th/money.ts";
import { withdrawText } from "../../text/th/withdraw.ts";
import { AmountField } from "../../ui/amount-field.tsx";
import { Button } from "../../ui/button.tsx";
import { Form } from "../../ui/form.tsx";
import { OutcomeNote } from "../../ui/outcome-note.tsx";
import { Stack } from "../../ui/stack.tsx";

const QUICK_BAHT = [500, 1_000, 5_000];

interface WithdrawFormProps {
  readonly store: WithdrawalStore;
  readonly disabled: boolean;
  readonly onSent: (amount: Satang) => void;
  /** Stands between the amount and the button: where the money goes. */
  readonly children: ReactNode;
}

/** The amount and the one button; a refusal stands under the field, beside what was typed. */
export const WithdrawForm = observer(function WithdrawForm({ store, disabled, onSent, children }: WithdrawFormProps) {
  const [typed, setTyped] = useState("");
  const [tried, setTried] = useState(false);
  const { request, limits } = store;
  const parsed = parseBaht(typed);
  const wrong = parsed.ok ? store.judge(parsed.value) : parsed.error;
  // Nothing is wrong with a field that nobody has finished yet; what is over the limit is said at once.
  const shown = tried || (typed !== "" && parsed.ok) ? wrong : undefined;
  const refused = request.state.phase === "refused" ? request.state.refusal : undefined;
  const error = (shown ?? refused)?.message;

  const submit = async () => {
    setTried(true);
    if (!parsed.ok) return;
    const outcome = await request.run(parsed.value);
    if (outcome?.state !== "done") return;
    setTyped("");
    setTried(false);
    onSent(parsed.value);
  };

  const most = limits && limits.mostSatang > 0 ? String(toBaht(limits.mostSatang)) : undefined;
  const quick = QUICK_BAHT.map((amount) => ({ label: formatCount(amount), value: String(amount) }));
  return (
    <Form onSubmit={submit}>
      <AmountField
        name="amount"
        label={withdrawText.amount}
        unit={moneyText.unit}
        value={typed}
        disabled={disabled}
        error={error}
        hint={limits ? withdrawText.mostHint(formatBaht(limits.mostSatang)) : undefined}
        quick={most === undefined ? quick : [...quick, { label: withdrawText.most, value: most }]}
        onChange={(value) => {
          setTyped(value);
          if (refused) request.dismiss();
        }}
      />
      <Stack>
        {children}
        <div>
          <OutcomeNote
            phase={request.phase}
            message={request.problem?.message}
            texts={moneyText.outcome}
            onCheckAgain={() => void request.resume()}
          />
          <Button
            type="submit"
            variant="go"
            wide
            busy={request.busy}
            busyLabel={moneyText.stepState.now}
            disabled={disabled || request.phase === "unknown"}
          >
            {parsed.ok ? withdrawText.submit(formatBaht(parsed.value)) : withdrawText.submitEmpty}
          </Button>
        </div>
      </Stack>
    </Form>
  );
});
