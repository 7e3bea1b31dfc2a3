import type { ReactNode } from "react";
import { draftedAmount, draftText } from "#text/wallet/drafts.ts";
import { moneyText } from "#text/wallet/money.ts";
import { formatBaht } from "../../core/shared/money.ts";
import type { DraftedAmount } from "../../core/wallet/last-known.ts";
import { outcomeOutsideField } from "../stores/base/outcome-of.ts";
import { type AmountInput, useDraft } from "../stores/wallet/use-amount.ts";
import { observer } from "../text/observer.ts";
import { ActionButton } from "../ui/feedback/outcome-note.tsx";
import { AmountField } from "../ui/forms/amount-field.tsx";
import { DraftOffer } from "../ui/forms/draft-offer.tsx";
import { Form } from "../ui/forms/form.tsx";
import { StickyActions } from "../ui/layout/sticky-actions.tsx";

interface AmountFormProps {
  readonly draftOf: DraftedAmount;
  readonly action: Parameters<typeof outcomeOutsideField>[0] & { readonly busy: boolean };
  readonly input: AmountInput;
  readonly text: {
    readonly amount: string;
    readonly submitEmpty: string;
    readonly submit: (amount: string) => string;
  };
  readonly hint: string | undefined;
  readonly quick: readonly { readonly label: string; readonly value: string }[];
  readonly disabled?: boolean;
  /** What the button says once an amount is typed; the amount with `text.submit` if left out. */
  readonly submitLabel?: (submit: string) => string;
  readonly onSubmit: () => Promise<unknown>;
  /** Between the amount and the button. */
  readonly children?: ReactNode;
  /** After the button: what lies over the page. */
  readonly over?: ReactNode;
}

/** Asks for the amount of a money action and offers what an earlier visit typed. A refusal is shown under the field. */
export const AmountForm = observer(function AmountForm(props: AmountFormProps) {
  const { draftOf, action, input, text, hint, quick, disabled = false, onSubmit, children, over } = props;
  const { submitLabel = (submit) => submit } = props;
  const { field, amount } = input;
  const draft = useDraft(draftOf, field.value, field.onChange);
  return (
    <Form onSubmit={onSubmit}>
      {draft && !action.busy && action.phase !== "unknown" ? (
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
        label={text.amount}
        unit={moneyText.unit}
        disabled={disabled}
        hint={hint}
        quick={quick}
      />
      {children}
      <StickyActions inCard>
        <ActionButton
          outcome={outcomeOutsideField(action)}
          texts={moneyText.outcome}
          busyLabel={moneyText.stepState.now}
          disabled={disabled}
          dimmed={amount === undefined}
        >
          {amount === undefined ? text.submitEmpty : submitLabel(text.submit(formatBaht(amount)))}
        </ActionButton>
      </StickyActions>
      {over}
    </Form>
  );
});
