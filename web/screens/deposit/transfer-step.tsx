import { useContext, useRef, useState } from "react";
import { shellText } from "#text/site/shell.ts";
import { bonusText, creditWithBonus } from "#text/wallet/bonus.ts";
import { depositText } from "#text/wallet/deposit.ts";
import { moneyText } from "#text/wallet/money.ts";
import { formatBaht } from "../../../core/shared/money.ts";
import type { DepositRequest } from "../../../core/wallet/model.ts";
import { outcomeOf } from "../../stores/base/outcome-of.ts";
import { useStores } from "../../stores/stores-context.ts";
import type { DepositStore } from "../../stores/wallet/deposit-store.ts";
import { bankNameOf } from "../../text/banks.ts";
import { turnoverWords } from "../../text/bonus-words.ts";
import { depositPicture, formatBankAccount } from "../../text/deposit-steps.ts";
import { observer } from "../../text/observer.ts";
import { PromptPayCard } from "../../ui/cards/prompt-pay-card.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { CopyButton } from "../../ui/controls/copy-button.tsx";
import { BankName } from "../../ui/data/bank-badge.tsx";
import { DescriptionList } from "../../ui/data/figures.tsx";
import { Money } from "../../ui/data/inline.tsx";
import { codeIn } from "../../ui/data/qr-code.tsx";
import { Note } from "../../ui/feedback/note.tsx";
import { OutcomeNote } from "../../ui/feedback/outcome-note.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { SiteFrameContext } from "../../ui/layout/contexts.ts";
import { StickyActions } from "../../ui/layout/sticky-actions.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { PictureButtons } from "../../ui/picture/picture-buttons.tsx";
import { Centered, FocusHeading } from "../../ui/typography/focus-heading.tsx";

/** The receiving account and the exact amount, to copy into a banking app. */
function TransferAccount({ request: { account, amountSatang, bonus } }: { readonly request: DepositRequest }) {
  if (!account) return null;
  const amount = formatBaht(amountSatang);
  const copy = { label: shellText.copy, copiedLabel: shellText.copied };
  return (
    <Card tight>
      <DescriptionList
        items={[
          { term: depositText.bank, value: <BankName bank={account.bank} name={bankNameOf(account)} /> },
          {
            term: depositText.accountNumber,
            value: (
              <>
                {formatBankAccount(account.accountNumber)}{" "}
                <CopyButton text={account.accountNumber} name={depositText.copyAccount} {...copy} />
              </>
            ),
          },
          { term: depositText.accountName, value: account.accountName },
          {
            term: depositText.exactAmount,
            value: (
              <>
                {amount} <CopyButton text={amount.replace(/[^\d.]/g, "")} name={depositText.copyAmount} {...copy} />
              </>
            ),
          },
          ...(bonus
            ? [
                { term: bonusText.credit, value: creditWithBonus(amountSatang, bonus) },
                { term: bonusText.turnover, value: turnoverWords(bonus) },
              ]
            : []),
        ]}
      />
    </Card>
  );
}

interface TransferActionsProps {
  readonly store: DepositStore;
  readonly request: DepositRequest;
}

/**
 * Confirms the transfer or cancels the deposit. Confirming is always in sight. Cancelling asks again, because the money
 * may be on its way.
 */
const TransferActions = observer(function TransferActions({ store, request }: TransferActionsProps) {
  const [asking, setAsking] = useState(false);
  const { confirm, cancel } = store;
  const busy = confirm.busy || cancel.busy;
  const unknown = confirm.phase === "unknown" || cancel.phase === "unknown";
  return (
    <>
      <Note tone="good">{depositText.safe}</Note>
      <Button variant="outline" wide busy={cancel.busy} disabled={busy || unknown} onClick={() => setAsking(true)}>
        {depositText.cancel}
      </Button>
      <StickyActions>
        <OutcomeNote {...outcomeOf(confirm)} texts={moneyText.outcome} />
        <OutcomeNote {...outcomeOf(cancel)} texts={moneyText.outcome} />
        <Button
          variant="primary"
          wide
          busy={confirm.busy}
          disabled={busy || unknown}
          onClick={() => void confirm.run(request.id)}
        >
          {depositText.confirm}
        </Button>
      </StickyActions>
      {asking ? (
        <Dialog
          title={depositText.cancelTitle}
          closeLabel={shellText.close}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button wide takesFocus onClick={() => setAsking(false)}>
                {depositText.cancelNo}
              </Button>
              <Button
                variant="danger"
                wide
                onClick={() => {
                  setAsking(false);
                  void cancel.run(request.id);
                }}
              >
                {depositText.cancelYes}
              </Button>
            </>
          }
        >
          <p>{depositText.cancelText}</p>
        </Dialog>
      ) : null}
    </>
  );
});

interface TransferStepProps {
  readonly store: DepositStore;
  readonly request: DepositRequest;
}

/** The code and the account for exactly this amount, to scan, to save or to copy; and the two ways on. */
export const TransferStep = observer(function TransferStep({ store, request }: TransferStepProps) {
  const { toast } = useStores();
  const { siteName } = useContext(SiteFrameContext);
  const card = useRef<HTMLDivElement>(null);
  const payload = store.promptPay(request);
  const amount = formatBaht(request.amountSatang);
  return (
    <>
      {payload ? (
        <PromptPayCard
          ref={card}
          mark={depositText.promptPayMark}
          title={<FocusHeading>{depositText.scan}</FocusHeading>}
          amount={amount}
          code={{ value: payload, label: depositText.qr(amount) }}
          receiver={request.account?.accountName}
          id={depositText.requestId(request.id)}
        />
      ) : (
        <Card>
          <Centered>
            <FocusHeading>{depositText.transferExactly}</FocusHeading>
            <Money text={amount} size="xl" />
          </Centered>
        </Card>
      )}
      {payload ? (
        <PictureButtons
          picture={() => {
            const code = card.current ? codeIn(card.current) : undefined;
            return code && depositPicture(request, code, siteName);
          }}
          texts={{ ...moneyText.picture, save: depositText.saveCode, share: depositText.shareCode }}
          onResult={(message, tone) => toast.show(message, tone)}
        />
      ) : null}
      <TransferAccount request={request} />
      <TransferActions store={store} request={request} />
    </>
  );
});
