import type { Instant } from "../../../../core/shared/bangkok-time.ts";
import { formatMoment } from "../../dates.ts";
import { pictureOfReceipt, type Receipt, receiptInWords } from "../../receipt.ts";
import type { Texts } from "../../texts.ts";
import type * as th from "../../th/wallet/receipt.ts";
import { bankName } from "./banks.ts";
import { bonusText, turnoverWords } from "./bonus.ts";
import { depositText } from "./deposit.ts";
import { depositSlipText } from "./deposit-slip.ts";
import { moneyText } from "./money.ts";
import { reasonWords } from "./request-status.ts";
import { withdrawText } from "./withdraw.ts";

export const receiptText: Texts<typeof th.receiptText> = {
  title: "Receipt",
  back: "Back",
  notFound: "This request was not found",
  notFoundHint: "Check the address of this page, or open the receipt from your history",
  print: "Print or save as PDF",
  steps: "All steps",
  kind: { deposit: "Deposit", slip: "Deposit with a slip", withdrawal: "Withdrawal" },
  receiver: "Receiving account",
  reference: "Bank reference",
  requestedAt: "Requested",
  creditIn: "Added to credit",
  creditOut: "Taken from credit",
  creditSame: "Credit",
  noChange: "Unchanged",
  creditAfter: "Credit after this",
  asOf: (moment) => `Receipt as of ${moment}`,
};

export const receiptOf: typeof th.receiptOf = (found, holder, lines) =>
  receiptInWords(found, holder, lines, {
    receipt: receiptText,
    deposit: depositText,
    slip: depositSlipText,
    withdrawal: withdrawText,
    money: moneyText,
    bonus: bonusText,
    turnoverWords,
    reasonWords,
    nameOfBank: bankName,
  });

export function receiptPicture(receipt: Receipt, id: string, siteName: string, asOf: Instant) {
  return pictureOfReceipt(receipt, id, siteName, receiptText.asOf(formatMoment(asOf)));
}
