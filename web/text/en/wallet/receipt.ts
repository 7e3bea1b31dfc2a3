import type { Texts } from "../../texts.ts";
import type * as th from "../../th/wallet/receipt.ts";

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
