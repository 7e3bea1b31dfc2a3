import type { ReactNode } from "react";
import { shellText } from "#text/site/shell.ts";
import { depositSlipText } from "#text/wallet/deposit-slip.ts";
import { moneyText } from "#text/wallet/money.ts";
import type { Problem } from "../../../core/shared/fault.ts";
import { formatBaht } from "../../../core/shared/money.ts";
import type { RefusalCode } from "../../../core/shared/refusal.ts";
import { findBank } from "../../../core/wallet/banks.ts";
import type { SlipReview } from "../../../core/wallet/model.ts";
import { outcomeOf, outcomeOutsideField } from "../../stores/base/outcome-of.ts";
import { useStoresRoot } from "../../stores/stores-context.ts";
import type { SlipStore } from "../../stores/wallet/slip-store.ts";
import { useAmount } from "../../stores/wallet/use-amount.ts";
import { bankNameOf } from "../../text/banks.ts";
import { formatMoment } from "../../text/dates.ts";
import { observer } from "../../text/observer.ts";
import { Button } from "../../ui/controls/button.tsx";
import { BankName } from "../../ui/data/bank-badge.tsx";
import { DescriptionList } from "../../ui/data/figures.tsx";
import { Money, Muted } from "../../ui/data/inline.tsx";
import { MoreDetail } from "../../ui/feedback/failed-state.tsx";
import { ActionButton, OutcomeNote } from "../../ui/feedback/outcome-note.tsx";
import { AmountField } from "../../ui/forms/amount-field.tsx";
import { Form } from "../../ui/forms/form.tsx";
import { Card, Stack } from "../../ui/layout/card.tsx";
import { FocusHeading } from "../../ui/typography/focus-heading.tsx";
import css from "./media-row.module.css";
import { PicturePreview, SlipPicker } from "./slip-picker.tsx";

/** A picture with text and a control beside it. */
function MediaRow({ media, children }: { readonly media: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={css["row"]}>
      {media}
      <div className={css["words"]}>{children}</div>
    </div>
  );
}

interface SlipHeaderProps {
  readonly store: SlipStore;
  readonly title: string;
  readonly children: ReactNode;
}

/** The chosen picture, the result of its check, and the button to choose another one. */
const SlipHeader = observer(function SlipHeader({ store, title, children }: SlipHeaderProps) {
  const { picture, confirm, manual } = store;
  // Another slip would hide an outcome that is not known yet.
  const locked = [confirm, manual].some(({ busy, phase }) => busy || phase === "unknown");
  return (
    <MediaRow media={picture ? <PicturePreview picture={picture} alt={depositSlipText.drop.preview} /> : null}>
      <FocusHeading>{title}</FocusHeading>
      {children}
      <Button small icon="refresh" disabled={locked} onClick={() => store.clear()}>
        {depositSlipText.review.other}
      </Button>
    </MediaRow>
  );
});

interface ReviewCardProps {
  readonly store: SlipStore;
  readonly review: SlipReview;
}

/** The bank's record of the transfer, and the button that confirms it. */
const ReviewCard = observer(function ReviewCard({ store, review }: ReviewCardProps) {
  const text = depositSlipText.review;
  const { confirm } = store;
  const amount = formatBaht(review.amountSatang);
  return (
    <Card>
      <SlipHeader store={store} title={text.title}>
        <Money text={amount} size="l" />
      </SlipHeader>
      <DescriptionList
        items={[
          { term: text.time, value: formatMoment(review.transferredAt) },
          { term: text.sender, value: <Party name={review.senderName} bank={review.senderBank} /> },
          { term: text.receiver, value: <Party name={review.receiverName} bank={review.receiverBank} /> },
          { term: text.reference, value: review.reference },
        ]}
      />
      <Stack>
        <ActionButton
          outcome={outcomeOf(confirm)}
          texts={moneyText.outcome}
          busyLabel={moneyText.stepState.now}
          // A refused slip stays refused. Another one can be chosen.
          disabled={confirm.phase === "refused"}
          onClick={() => void confirm.run(review)}
        >
          {text.confirm(amount)}
        </ActionButton>
      </Stack>
    </Card>
  );
});

function Party({ name, bank }: { readonly name: string; readonly bank: string }) {
  const code = findBank(bank);
  return (
    <>
      {name}
      <Muted tone="faint">
        <BankName bank={code} name={bankNameOf({ bank: code, bankName: bank })} />
      </Muted>
    </>
  );
}

/** Sends a slip that the bank does not know to the staff, with the amount that the member types. */
const ManualReviewForm = observer(function ManualReviewForm({ store }: { readonly store: SlipStore }) {
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
            dimmed={amount === undefined}
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

interface RefusedSlipProps {
  readonly store: SlipStore;
  readonly problem: Problem;
}

const ADVICE: ReadonlyMap<RefusalCode, keyof typeof depositSlipText.refused> = new Map([
  ["slip-duplicate", "duplicate"],
  ["slip-wrong-receiver", "receiver"],
  ["slip-not-a-slip", "notSlip"],
]);

/** Why a slip was refused or not checked, and what to do. A slip that the bank does not know can be sent to the staff. */
const RefusedSlip = observer(function RefusedSlip({ store, problem }: RefusedSlipProps) {
  const { message, detail } = useStoresRoot().words(problem);
  const more = detail === undefined ? null : <MoreDetail label={moneyText.detail} text={detail} />;
  if (problem.kind === "fault") {
    return (
      <Card>
        <SlipHeader store={store} title={shellText.panel.failed}>
          <Muted>{message}</Muted>
          {more}
          <Button small icon="refresh" onClick={() => void store.review.load()}>
            {shellText.retry}
          </Button>
        </SlipHeader>
      </Card>
    );
  }
  const advice = depositSlipText.refused[ADVICE.get(problem.code) ?? "other"];
  const unknownToBank = problem.code === "slip-not-found";
  return (
    <Card>
      <SlipHeader store={store} title={message}>
        {more}
        <Muted>{unknownToBank ? depositSlipText.manual.text : advice}</Muted>
      </SlipHeader>
      {unknownToBank ? <ManualReviewForm store={store} /> : null}
    </Card>
  );
});

/** The outcome of a slip that was sent before a reload. Nothing else is offered until it is known. */
const SlipOutcomeCard = observer(function SlipOutcomeCard({
  action,
}: {
  readonly action: SlipStore["confirm"] | SlipStore["manual"];
}) {
  return (
    <Card>
      <OutcomeNote {...outcomeOf(action)} texts={moneyText.outcome} />
    </Card>
  );
});

/** The next action for the chosen slip. */
export const NextSlipAction = observer(function NextSlipAction({ store }: { readonly store: SlipStore }) {
  const { review, confirm, manual } = store;
  if (review.value) return <ReviewCard store={store} review={review.value} />;
  if (review.problem) return <RefusedSlip store={store} problem={review.problem} />;
  // After a reload the review is gone, but an action may still be looking for its outcome.
  const pending = [confirm, manual].find(({ phase }) => phase === "checking" || phase === "unknown");
  return pending ? <SlipOutcomeCard action={pending} /> : <SlipPicker store={store} />;
});
