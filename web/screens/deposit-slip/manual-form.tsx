import { observer } from "mobx-react-lite";
import { useState } from "react";
import { formatBaht } from "../../../core/money.ts";
import { parseBaht } from "../../../core/rules/amount.ts";
import type { SlipStore } from "../../stores/slip-store.ts";
import { depositSlipText } from "../../text/th/deposit-slip.ts";
import { moneyText } from "../../text/th/money.ts";
import { AmountField } from "../../ui/amount-field.tsx";
import { Button } from "../../ui/button.tsx";
import { Form } from "../../ui/form.tsx";
import { OutcomeNote } from "../../ui/outcome-note.tsx";
import { Stack } from "../../ui/stack.tsx";

/** Hands a slip that the bank does not know to the staff, with the amount as the member says it. */
export const ManualForm = observer(function ManualForm({ store }: { readonly store: SlipStore }) {
  const text = depositSlipText.manual;
  const [typed, setTyped] = useState("");
  const [tried, setTried] = useState(false);
  const { manual, code, review } = store;
  const parsed = parseBaht(typed);
  const wrong = tried && !parsed.ok ? parsed.error : undefined;
  const refused = manual.state.phase === "refused" ? manual.state.refusal : undefined;

  const submit = async () => {
    setTried(true);
    if (parsed.ok && code.value !== undefined) {
      await manual.run({ payload: code.value, amountSatang: parsed.value });
    }
  };

  return (
    <Form onSubmit={submit}>
      <AmountField
        name="amount"
        label={text.amount}
        unit={moneyText.unit}
        value={typed}
        hint={text.hint}
        error={(wrong ?? refused)?.message}
        onChange={(value) => {
          setTyped(value);
          if (refused) manual.dismiss();
        }}
      />
      <OutcomeNote
        phase={manual.phase}
        message={manual.problem?.message}
        texts={moneyText.outcome}
        onCheckAgain={() => void manual.resume()}
      />
      <Stack>
        <Button
          type="submit"
          variant="go"
          wide
          busy={manual.busy}
          busyLabel={moneyText.stepState.now}
          disabled={manual.phase === "unknown"}
        >
          {parsed.ok ? text.submit(formatBaht(parsed.value)) : text.submitEmpty}
        </Button>
        <Button
          variant="ghost"
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
