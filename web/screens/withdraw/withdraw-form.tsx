import { type ReactNode, useState } from "react";
import { moneyText } from "#text/wallet/money.ts";
import { withdrawText } from "#text/wallet/withdraw.ts";
import { maskBankAccount } from "../../../core/rules/mask-name.ts";
import type { MemberBankAccount } from "../../../core/session/model.ts";
import { MINUTE_MS, SECOND_MS } from "../../../core/shared/bangkok-time.ts";
import { baht, formatBaht, type Satang, subtract, toBaht, ZERO } from "../../../core/shared/money.ts";
import type { WithdrawalRequest } from "../../../core/wallet/model.ts";
import type { WithdrawalLimits } from "../../../core/wallet/withdrawal.ts";
import { AmountForm } from "../../shared/amount-form.tsx";
import { useStores } from "../../stores/stores-context.ts";
import { useAmount } from "../../stores/wallet/use-amount.ts";
import type { WithdrawalStore } from "../../stores/wallet/withdrawal-store.ts";
import { bankNameOf } from "../../text/banks.ts";
import { formatCount, quickAmounts } from "../../text/numbers.ts";
import { observer } from "../../text/observer.ts";
import { Button } from "../../ui/controls/button.tsx";
import { BankBadge } from "../../ui/data/bank-badge.tsx";
import { DescriptionList } from "../../ui/data/figures.tsx";
import { Money, Muted } from "../../ui/data/inline.tsx";
import { Sheet } from "../../ui/overlay/sheet.tsx";
import { Centered } from "../../ui/typography/focus-heading.tsx";
import css from "./review-sheet.module.css";

interface ReviewSheetProps {
  readonly amount: Satang;
  readonly account: MemberBankAccount;
  readonly store: WithdrawalStore;
  /** The way back: to the form, or to nothing. */
  readonly back: string;
  /** The request is being sent. */
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** What will happen when the member confirms. The press of the button is the decision that is sent. */
const ReviewSheet = observer(function ReviewSheet(props: ReviewSheetProps) {
  const { amount, account, store, back, busy, onConfirm, onClose } = props;
  const { session } = useStores();
  const text = withdrawText.review;
  return (
    <Sheet
      title={text.title}
      onClose={onClose}
      actions={
        <>
          <Button variant="primary" wide busy={busy} busyLabel={moneyText.stepState.now} onClick={onConfirm}>
            {text.confirm(formatBaht(amount))}
          </Button>
          <Button variant="plain" wide disabled={busy} onClick={onClose}>
            {back}
          </Button>
        </>
      }
    >
      <Centered>
        <Money text={formatBaht(amount)} size="xl" />
      </Centered>
      <div className={css["account"]}>
        <BankBadge bank={account.bank} name={account.bankName} />
        <div>
          <Muted tone="faint">{text.toName}</Muted>
          <p className={css["name"]}>{session.currentUser?.name}</p>
          <Muted>{`${bankNameOf(account)} · ${maskBankAccount(account.accountNumber)}`}</Muted>
        </div>
      </div>
      <AfterRows amount={amount} store={store} />
    </Sheet>
  );
});

/** What the member has after the withdrawal, as far as the page knows. */
const AfterRows = observer(function AfterRows({ amount, store }: Pick<ReviewSheetProps, "amount" | "store">) {
  const { site } = useStores();
  const text = withdrawText.review;
  const { limits, facts } = store;
  const seconds = site.settings.value?.usualSeconds.withdrawal;
  const credit = facts.value?.credit?.creditSatang;
  return (
    <DescriptionList
      items={[
        ...(seconds
          ? [{ term: text.wait, value: text.waitAtMost(formatCount(Math.ceil((seconds * SECOND_MS) / MINUTE_MS))) }]
          : []),
        {
          term: text.creditAfter,
          value: credit === undefined ? text.unknown : formatBaht(subtract(credit, amount)),
        },
        ...(limits?.per === "day"
          ? [{ term: text.leftAfter, value: formatBaht(subtract(limits.leftSatang, amount)) }]
          : []),
        {
          term: text.timesAfter,
          value: limits ? withdrawText.left.times(formatCount(limits.leftCount - 1)) : text.unknown,
        },
      ]}
    />
  );
});

interface RetrySheetProps {
  readonly store: WithdrawalStore;
  /** A rejected request. */
  readonly request: WithdrawalRequest;
  /** The receiving account, where the request does not name one. */
  readonly account: MemberBankAccount | undefined;
  readonly onSent: (request: WithdrawalRequest) => void;
  readonly onClose: () => void;
}

/** The review of a request that is sent again: the same as before the first one. */
export const RetrySheet = observer(function RetrySheet(props: RetrySheetProps) {
  const { store, request, account = request.account, onSent, onClose } = props;
  const { retry } = store;
  const send = async () => {
    const outcome = await retry.run(request.id);
    onClose();
    if (outcome?.state === "done") onSent(outcome.value);
  };
  // A lost reply is explained on the page, below the sheet.
  if (!account || retry.phase === "checking" || retry.phase === "elsewhere") return null;
  return (
    <ReviewSheet
      amount={request.amountSatang}
      account={account}
      store={store}
      back={withdrawText.review.notNow}
      busy={retry.busy}
      onConfirm={() => void send()}
      onClose={onClose}
    />
  );
});

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
  const input = useAmount(request, {
    judge: (typed) => store.judge(typed),
    // Shows an amount above the limit as an error while it is typed.
    showsAtOnce: () => true,
  });

  const review = async () => {
    const requested = input.finish();
    // Not while the outcome of the last request is being looked for.
    if (requested === undefined || !account || request.busy || request.phase === "unknown") return;
    if (!input.wrong || (await store.allowsNow(requested))) setReviewed(requested);
  };
  const send = async (requested: Satang) => {
    const outcome = await request.run(requested);
    setReviewed(undefined);
    if (outcome?.state !== "done") return;
    input.clear();
    onSent(outcome.value);
  };
  // A lost reply is explained in the form, below the sheet.
  const hidden = request.phase === "checking" || request.phase === "elsewhere";

  const { mostSatang = ZERO, minimumSatang = ZERO } = limits ?? {};
  const most = mostSatang > 0 && mostSatang >= minimumSatang ? String(toBaht(mostSatang)) : undefined;
  const quick = quickAmounts(QUICK_BAHT.filter((choice) => baht(choice) >= minimumSatang));
  return (
    <AmountForm
      draftOf="withdrawal"
      action={request}
      input={input}
      text={withdrawText}
      disabled={account === undefined}
      hint={
        // Until the limits are known, the line keeps its place.
        limits ? hintOf(limits) : "\u00a0"
      }
      quick={most === undefined ? quick : [...quick, { label: withdrawText.most, value: most }]}
      onSubmit={review}
      over={
        reviewed !== undefined && account && !hidden ? (
          <ReviewSheet
            amount={reviewed}
            account={account}
            store={store}
            back={withdrawText.review.back}
            busy={request.busy}
            onConfirm={() => void send(reviewed)}
            onClose={() => setReviewed(undefined)}
          />
        ) : null
      }
    >
      {children}
    </AmountForm>
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
