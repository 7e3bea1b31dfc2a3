import type { IdempotencyKey } from "../money-action/idempotency-key.ts";
import type { MoneyActionDependencies } from "../money-action/run.ts";
import type { Problem } from "../shared/fault.ts";
import type { Satang } from "../shared/money.ts";
import type { Result } from "../shared/result.ts";
import type {
  Credit,
  DepositBonuses,
  DepositInfo,
  DepositRequest,
  HistoryPage,
  HistoryQuery,
  ManualSlip,
  SlipRequest,
  SlipReview,
  WithdrawalRequest,
} from "./model.ts";

/**
 * The signed-in member's money at some backend. Lists come newest first. Every action takes the key of its intent: the
 * same key with the same arguments has one effect and one answer.
 */
export interface WalletPort {
  credit(): Promise<Result<Credit, Problem>>;

  depositInfo(): Promise<Result<DepositInfo, Problem>>;
  /** Open and recent requests. */
  deposits(): Promise<Result<readonly DepositRequest[], Problem>>;
  /** All requests. */
  depositHistory(): Promise<Result<readonly DepositRequest[], Problem>>;
  /** A backend without bonuses on deposits fails with `not-available`. */
  depositBonuses(): Promise<Result<DepositBonuses, Problem>>;
  /**
   * `bonus` is the bonus that the member was shown and takes; none if left out. Refuses `request-already-open`,
   * `amount-below-minimum`, `amount-above-maximum`, and `bonus-changed` when the backend would give another bonus.
   */
  requestDeposit(amount: Satang, intent: IdempotencyKey, bonus?: Satang): Promise<Result<DepositRequest, Problem>>;
  /** Refuses `request-not-found` and `request-status`. */
  cancelDeposit(id: string, intent: IdempotencyKey): Promise<Result<DepositRequest, Problem>>;
  /** Reports that the member made the transfer. Refuses `request-not-found` and `request-status`. */
  confirmDeposit(id: string, intent: IdempotencyKey): Promise<Result<DepositRequest, Problem>>;

  /** Looks up the transfer by the text of its mini QR; has no effect. Refuses `slip-*`. */
  verifySlip(payload: string): Promise<Result<SlipReview, Problem>>;
  /** Refuses `slip-duplicate` when the transfer was credited before, to any member. */
  confirmSlip(slipId: string, intent: IdempotencyKey): Promise<Result<SlipRequest, Problem>>;
  requestSlipDeposit(slip: ManualSlip, intent: IdempotencyKey): Promise<Result<SlipRequest, Problem>>;
  slips(): Promise<Result<readonly SlipRequest[], Problem>>;

  /** Open and recent requests; today's are always among them. */
  withdrawals(): Promise<Result<readonly WithdrawalRequest[], Problem>>;
  withdrawalHistory(): Promise<Result<readonly WithdrawalRequest[], Problem>>;
  /** Refuses `withdraw-*`, `bonus-turnover`, `credit-insufficient` and `amount-below-minimum`. */
  requestWithdrawal(amount: Satang, intent: IdempotencyKey): Promise<Result<WithdrawalRequest, Problem>>;
  /** Makes a new attempt of a rejected request. Refuses as a request does, and `request-not-found`, `request-status`. */
  retryWithdrawal(id: string, intent: IdempotencyKey): Promise<Result<WithdrawalRequest, Problem>>;

  history(query: HistoryQuery): Promise<Result<HistoryPage, Problem>>;
}

/** What the money actions of the wallet need. */
export interface WalletDependencies extends MoneyActionDependencies {
  readonly wallet: WalletPort;
}

/** Writes the text of a PromptPay QR for an id and an exact amount; undefined when the text is no PromptPay id. */
export type PromptPayPayload = (id: string, amount: Satang) => string | undefined;
