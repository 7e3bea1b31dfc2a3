import type { CreditStore } from "./credit-store.ts";
import type { DepositStore } from "./deposit-store.ts";
import type { HistoryStore } from "./history-store.ts";
import type { ReceiptStore } from "./receipt-store.ts";
import type { SlipStore } from "./slip-store.ts";
import type { WithdrawalStore } from "./withdrawal-store.ts";

/** A member's stores of money. */
export interface WalletStores {
  readonly credit: CreditStore;
  readonly deposit: DepositStore;
  readonly slip: SlipStore;
  readonly withdrawal: WithdrawalStore;
  readonly history: HistoryStore;
  readonly receipt: ReceiptStore;
}
