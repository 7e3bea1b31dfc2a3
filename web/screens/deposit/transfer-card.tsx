import { formatBaht } from "../../../core/shared/money.ts";
import { bankOf } from "../../../core/wallet/banks.ts";
import type { DepositRequest, ReceivingAccount } from "../../../core/wallet/model.ts";
import { formatBankAccount } from "../../text/bank-account.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { depositText } from "../../text/th/wallet/deposit.ts";
import { CopyButton } from "../../ui/controls/copy-button.tsx";
import { DescriptionList } from "../../ui/data/description-list.tsx";
import { Money } from "../../ui/data/money.tsx";
import { QrCode } from "../../ui/data/qr-code.tsx";
import { Card } from "../../ui/layout/card.tsx";
import { Centered } from "../../ui/layout/centered.tsx";
import { FocusHeading } from "../../ui/typography/focus-heading.tsx";
import { Muted } from "../../ui/typography/muted.tsx";

interface TransferCardProps {
  readonly request: DepositRequest;
  /** The content of the PromptPay QR code. Undefined where the operator has no PromptPay. */
  readonly payload: string | undefined;
}

/** The receiving account and the exact amount, to scan or to copy into a banking app. */
export function TransferCard({ request, payload }: TransferCardProps) {
  const { account } = request;
  const amount = formatBaht(request.amountSatang);
  return (
    <>
      <Card>
        <Centered>
          <FocusHeading>{payload ? depositText.scan : depositText.transferExactly}</FocusHeading>
          <Money text={amount} size="xl" />
          {payload ? <QrCode value={payload} label={depositText.qr(amount)} size={176} /> : null}
          {payload && account ? <Muted tone="faint">{depositText.promptPay(account.accountName)}</Muted> : null}
        </Centered>
      </Card>
      {account ? (
        <Card tight>
          <DescriptionList items={accountRows(account, request)} />
        </Card>
      ) : null}
    </>
  );
}

function accountRows(account: ReceivingAccount, { amountSatang }: DepositRequest) {
  const amount = formatBaht(amountSatang);
  const copy = { label: shellText.copy, copiedLabel: shellText.copied };
  return [
    { term: depositText.bank, value: account.bank ? bankOf(account.bank).thaiName : account.bankName },
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
  ];
}
