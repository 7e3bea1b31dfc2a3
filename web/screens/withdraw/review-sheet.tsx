import { observer } from "mobx-react-lite";
import { maskBankAccount } from "../../../core/rules/mask-name.ts";
import type { MemberBankAccount } from "../../../core/session/model.ts";
import { MINUTE_MS, SECOND_MS } from "../../../core/shared/bangkok-time.ts";
import { formatBaht, type Satang, subtract } from "../../../core/shared/money.ts";
import { bankOf } from "../../../core/wallet/banks.ts";
import { useStores } from "../../stores/stores-context.ts";
import type { WithdrawalStore } from "../../stores/wallet/withdrawal-store.ts";
import { formatCount } from "../../text/numbers.ts";
import { moneyText } from "../../text/th/wallet/money.ts";
import { withdrawText } from "../../text/th/wallet/withdraw.ts";
import { Button } from "../../ui/controls/button.tsx";
import { BankBadge } from "../../ui/data/bank-badge.tsx";
import { DescriptionList } from "../../ui/data/description-list.tsx";
import { Money } from "../../ui/data/money.tsx";
import { Centered } from "../../ui/layout/centered.tsx";
import { Sheet } from "../../ui/overlay/sheet.tsx";
import { Muted } from "../../ui/typography/muted.tsx";
import css from "./review-sheet.module.css";

interface ReviewSheetProps {
  readonly amount: Satang;
  readonly account: MemberBankAccount;
  readonly store: WithdrawalStore;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** What will happen when the member confirms. The press of the button is the decision that is sent. */
export const ReviewSheet = observer(function ReviewSheet(props: ReviewSheetProps) {
  const { amount, account, store, onConfirm, onClose } = props;
  const { session } = useStores();
  const text = withdrawText.review;
  const bank = account.bank && bankOf(account.bank);
  const { busy } = store.request;
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
            {text.back}
          </Button>
        </>
      }
    >
      <Centered>
        <Money text={formatBaht(amount)} size="xl" />
      </Centered>
      <div className={css["account"]}>
        {bank ? <BankBadge code={bank.code} abbreviation={bank.abbreviation} /> : null}
        <div>
          <Muted tone="faint">{text.toName}</Muted>
          <p className={css["name"]}>{session.currentUser?.name}</p>
          <Muted>{`${bank?.thaiName ?? account.bankName} · ${maskBankAccount(account.accountNumber)}`}</Muted>
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
  const credit = facts.value?.credit.creditSatang;
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
