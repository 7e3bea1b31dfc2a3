import { bankOf, isBankCode } from "../../../core/wallet/banks.ts";
import type { ReceivingAccount } from "../../../core/wallet/model.ts";
import type { SlipBank, TransferLookup } from "../ports/slip-bank.ts";
import { readReference } from "./reference.ts";
import { thaiName } from "./thai-names.ts";

/** Finds every transfer of `makeSandboxSlip` from its time on, and no other. */
export function createSandboxSlipBank(account: ReceivingAccount): SlipBank {
  return {
    async lookUp({ sendingBank, transRef }, now): Promise<TransferLookup> {
      const transfer = readReference(transRef);
      if (!transfer || !isBankCode(sendingBank) || transfer.at > now) return { outcome: "not-found" };
      const { amountSatang, at, sender, toUs } = transfer;
      return {
        outcome: "found",
        transfer: {
          amountSatang,
          transferredAt: at,
          senderName: thaiName(sender),
          senderBank: bankOf(sendingBank).thaiName,
          receiverName: toUs ? account.accountName : thaiName(sender + 1),
          receiverBank: account.bankName,
          receivedByUs: toUs,
        },
      };
    },
  };
}
