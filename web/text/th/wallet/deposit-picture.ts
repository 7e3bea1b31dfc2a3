import { formatBaht } from "../../../../core/shared/money.ts";
import { bankOf } from "../../../../core/wallet/banks.ts";
import type { DepositRequest } from "../../../../core/wallet/model.ts";
import { formatBankAccount } from "../../bank-account.ts";
import { formatMoment } from "../../dates.ts";
import { depositText as text } from "./deposit.ts";
import { moneyText } from "./money.ts";

/** The picture of a deposit's code: everything that one needs to pay it from another app or phone. */
export function depositPicture(
  { id, amountSatang, account, expiresAt, createdAt }: DepositRequest,
  code: { readonly path: string; readonly cells: number },
  siteName: string,
) {
  const bank = account && (account.bank ? bankOf(account.bank).thaiName : account.bankName);
  const rows = [
    ...(account
      ? [
          { term: text.accountName, value: account.accountName },
          { term: text.accountNumber, value: `${bank} ${formatBankAccount(account.accountNumber)}` },
        ]
      : []),
    { term: moneyText.id, value: id },
    expiresAt === undefined
      ? { term: moneyText.time, value: formatMoment(createdAt) }
      : { term: text.payBefore, value: formatMoment(expiresAt) },
  ];
  return {
    name: `${siteName}-${id}`,
    parts: [
      { kind: "band", tone: "promptPay", text: text.promptPayMark },
      { kind: "text", size: "m", faint: true, text: text.scan },
      { kind: "text", size: "xl", text: formatBaht(amountSatang) },
      { kind: "code", ...code },
      { kind: "rule" },
      { kind: "rows", rows },
      { kind: "text", size: "s", faint: true, text: text.onceOnly(siteName) },
    ],
  } as const;
}
