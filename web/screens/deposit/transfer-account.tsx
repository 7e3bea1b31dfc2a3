import { formatBaht } from "../../../core/shared/money.ts";
import { bankOf } from "../../../core/wallet/banks.ts";
import type { DepositRequest } from "../../../core/wallet/model.ts";
import { formatBankAccount } from "../../text/bank-account.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { depositText } from "../../text/th/wallet/deposit.ts";
import { CopyButton } from "../../ui/controls/copy-button.tsx";
import { DescriptionList } from "../../ui/data/description-list.tsx";
import { Card } from "../../ui/layout/card.tsx";

/** The receiving account and the exact amount, to copy into a banking app. */
export function TransferAccount({ request: { account, amountSatang } }: { readonly request: DepositRequest }) {
  if (!account) return null;
  const amount = formatBaht(amountSatang);
  const copy = { label: shellText.copy, copiedLabel: shellText.copied };
  return (
    <Card tight>
      <DescriptionList
        items={[
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
        ]}
      />
    </Card>
  );
}
