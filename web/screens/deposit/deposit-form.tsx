import { observer } from "mobx-react-lite";
import { useState } from "react";
import { baht, formatBaht } from "../../../core/money.ts";
import { parseBaht } from "../../../core/rules/amount.ts";
import type { DepositInfo } from "../../../core/wallet/deposit.ts";
import type { DepositStore } from "../../stores/deposit-store.ts";
import { formatCount } from "../../text/format.ts";
import { depositText } from "../../text/th/deposit.ts";
import { moneyText } from "../../text/th/money.ts";
import { AmountField } from "../../ui/amount-field.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Form } from "../../ui/form.tsx";
import { OutcomeNote } from "../../ui/outcome-note.tsx";

const QUICK_BAHT = [100, 300, 500, 1_000, 5_000];

interface DepositFormProps {
  readonly store: DepositStore;
  readonly info: DepositInfo;
}

/** The amount and the one button; what comes next is the transfer. */
export const DepositForm = observer(function DepositForm({ store, info }: DepositFormProps) {
  const [typed, setTyped] = useState("");
  const [tried, setTried] = useState(false);
  const { request } = store;
  const parsed = parseBaht(typed);
  const wrong = parsed.ok ? store.judge(parsed.value) : parsed.error;
  const refused = request.state.phase === "refused" ? request.state.refusal : undefined;
  const error = ((tried ? wrong : undefined) ?? refused)?.message;
  const quick = QUICK_BAHT.filter((amount) => baht(amount) >= info.minimumSatang && baht(amount) <= info.maximumSatang);

  const submit = async () => {
    setTried(true);
    if (parsed.ok && !wrong) await request.run(parsed.value);
  };

  return (
    <Card>
      <Form onSubmit={submit}>
        <AmountField
          name="amount"
          label={depositText.amount}
          unit={moneyText.unit}
          value={typed}
          error={error}
          hint={depositText.limits(formatBaht(info.minimumSatang), formatBaht(info.maximumSatang))}
          quick={quick.slice(-4).map((amount) => ({ label: formatCount(amount), value: String(amount) }))}
          onChange={(value) => {
            setTyped(value);
            if (refused) request.dismiss();
          }}
        />
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
          disabled={request.phase === "unknown"}
        >
          {parsed.ok ? depositText.submit(formatBaht(parsed.value)) : depositText.submitEmpty}
        </Button>
      </Form>
    </Card>
  );
});
