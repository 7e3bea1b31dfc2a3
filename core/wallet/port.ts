import type { IdempotencyKey } from "../money-action/idempotency-key.ts";
import type { Problem } from "../shared/fault.ts";
import type { Satang } from "../shared/money.ts";
import type { Result } from "../shared/result.ts";
import type { Credit } from "./credit.ts";
import type { DepositInfo, DepositRequest } from "./deposit.ts";
import type { HistoryPage, HistoryQuery } from "./history.ts";
import type { ManualSlip, SlipRequest, SlipReview } from "./slip.ts";
import type { WithdrawalRequest } from "./withdrawal.ts";

/**
 * The signed-in member's money, at some backend. Lists come newest first. Every action takes the key of the intent
 * behind it: the same key with the same arguments has one effect and one answer.
 */
export interface WalletPort {
  credit(): Promise<Result<Credit, Problem>>;

  depositInfo(): Promise<Result<DepositInfo, Problem>>;
  /** Requests that are open or were made lately. */
  deposits(): Promise<Result<readonly DepositRequest[], Problem>>;
  /** All of them, however old. */
  depositHistory(): Promise<Result<readonly DepositRequest[], Problem>>;
  /** Refuses `request-already-open`, `amount-below-minimum` and `amount-above-maximum`. */
  requestDeposit(amount: Satang, intent: IdempotencyKey): Promise<Result<DepositRequest, Problem>>;
  /** Refuses `request-not-found` and `request-status`. */
  cancelDeposit(id: string, intent: IdempotencyKey): Promise<Result<DepositRequest, Problem>>;
  /** The member says the transfer was made. Refuses `request-not-found` and `request-status`. */
  confirmDeposit(id: string, intent: IdempotencyKey): Promise<Result<DepositRequest, Problem>>;

  /** Looks the transfer up by the text of its mini QR; has no effect. Refuses `slip-*`. */
  verifySlip(payload: string): Promise<Result<SlipReview, Problem>>;
  /** Refuses `slip-duplicate` when the transfer was credited before, to whomever. */
  confirmSlip(slipId: string, intent: IdempotencyKey): Promise<Result<SlipRequest, Problem>>;
  requestSlipDeposit(slip: ManualSlip, intent: IdempotencyKey): Promise<Result<SlipRequest, Problem>>;
  slips(): Promise<Result<readonly SlipRequest[], Problem>>;

  /** Requests that are open or were made lately, today's among them whatever their status. */
  withdrawals(): Promise<Result<readonly WithdrawalRequest[], Problem>>;
  withdrawalHistory(): Promise<Result<readonly WithdrawalRequest[], Problem>>;
  /** Refuses `withdraw-*`, `credit-insufficient` and `amount-below-minimum`. */
  requestWithdrawal(amount: Satang, intent: IdempotencyKey): Promise<Result<WithdrawalRequest, Problem>>;
  /** A new attempt of a rejected request. Refuses as a request does, and `request-not-found`, `request-status`. */
  retryWithdrawal(id: string, intent: IdempotencyKey): Promise<Result<WithdrawalRequest, Problem>>;

  history(query: HistoryQuery): Promise<Result<HistoryPage, Problem>>;
}
