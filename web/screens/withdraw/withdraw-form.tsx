import { observer } from "mobx-react-lite";
import { type ReactNode, useState } from "react";
import type { MemberBankAccount } from "../../../core/session/model.ts";
import { baht, formatBaht, type Satang, toBaht, ZERO } from "../../../core/shared/money.ts";
import type { WithdrawalRequest } from "../../../core/wallet/model.ts";
import type { WithdrawalLimits } from "../../../core/wallet/withdrawal-limits.ts";
import { outcomeOutsideField } from "../../stores/base/outcome-of.ts";
import { useAmount } from "../../stores/wallet/use-amount.ts";
import { useDraft } from "../../stores/wallet/use-draft.ts";
import type { WithdrawalStore } from "../../stores/wallet/withdrawal-store.ts";
import { draftedAmount } from "../../text/drafted-amount.ts";
import { formatCount } from "../../text/numbers.ts";
import { draftText } from "../../text/th/wallet/drafts.ts";
import { moneyText } from "../../text/th/wallet/money.ts";
import { withdrawText } from "../../text/th/wallet/withdraw.ts";
import { ActionButton } from "../../ui/controls/action-button.tsx";
import { AmountField } from "../../ui/forms/amount-field.tsx";
import { DraftOffer } from "../../ui/forms/draft-offer.tsx";
import { Form } from "../../ui/forms/form.tsx";
import { StickyActions } from "../../ui/layout/sticky-actions.tsx";
import { ReviewSheet } from "./review-sheet.tsx";

const QUICK_BAHT = [500, 1_000, 5_000];

interface WithdrawFormProps {
  readonly store: WithdrawalStore;
  /** The receiving account. Without it nothing can be withdrawn. */
  readonly account: MemberBankAccount | undefined;
  readonly onSent: (request: WithdrawalRequest) => void;
  /** Between the amount and the button. */
  readonly children: ReactNode;
}

/**
 * Asks for an amount, lets the member review it, and requests the withdrawal. A refusal is shown under the field, and the
 * typed amount stays.
 */
export const WithdrawForm = observer(function WithdrawForm({ store, account, onSent, children }: WithdrawFormProps) {
  const { request, limits } = store;
  const [reviewed, setReviewed] = useState<Satang | undefined>(undefined);
  const { field, amount, finish, clear } = useAmount(request, {
    judge: (typed) => store.judge(typed),
    // Shows an amount above the limit as an error while it is typed.
    showsAtOnce: () => true,
  });
  const draft = useDraft("withdrawal", field.value, field.onChange);

  const review = async () => {
    const requested = finish();
    // Not while the outcome of the last request is being looked for.
    if (requested === undefined || !account || request.busy || request.phase === "unknown") return;
    // Facts that were read before may allow an amount but never refuse it.
    if (store.judge(requested)) await store.refresh();
    if (!store.judge(requested)) setReviewed(requested);
  };
  const send = async (requested: Satang) => {
    const outcome = await request.run(requested);
    setReviewed(undefined);
    if (outcome?.state !== "done") return;
    clear();
    onSent(outcome.value);
  };
  // A lost reply is explained in the form, below the sheet.
  const hidden = request.phase === "checking" || request.phase === "elsewhere";

  const { mostSatang = ZERO, minimumSatang = ZERO } = limits ?? {};
  const most = mostSatang > 0 && mostSatang >= minimumSatang ? String(toBaht(mostSatang)) : undefined;
  const quick = QUICK_BAHT.filter((choice) => baht(choice) >= minimumSatang).map((choice) => ({
    label: formatCount(choice),
    value: String(choice),
  }));
  return (
    <Form onSubmit={review}>
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
        label={withdrawText.amount}
        unit={moneyText.unit}
        disabled={account === undefined}
        hint={
          // Until the limits are known, the line keeps its place.
          limits ? hintOf(limits) : "\u00a0"
        }
        quick={most === undefined ? quick : [...quick, { label: withdrawText.most, value: most }]}
      />
      {children}
      <StickyActions inCard>
        <ActionButton
          outcome={outcomeOutsideField(request)}
          texts={moneyText.outcome}
          busyLabel={moneyText.stepState.now}
          disabled={account === undefined}
        >
          {amount === undefined ? withdrawText.submitEmpty : withdrawText.submit(formatBaht(amount))}
        </ActionButton>
      </StickyActions>
      {reviewed !== undefined && account && !hidden ? (
        <ReviewSheet
          amount={reviewed}
          account={account}
          store={store}
          onConfirm={() => void send(reviewed)}
          onClose={() => setReviewed(undefined)}
        />
      ) : null}
    </Form>
  );
});

/** What may be withdrawn now, with the operator's minimum where there is one. */
function hintOf({ mostSatang, minimumSatang }: WithdrawalLimits): string {
  if (mostSatang === 0) return withdrawText.nothing;
  const most = formatBaht(mostSatang);
  if (minimumSatang === undefined) return withdrawText.mostHint(most);
  const least = formatBaht(minimumSatang);
  return mostSatang < minimumSatang ? withdrawText.tooLittle(least, most) : withdrawText.limits(least, most);
}
