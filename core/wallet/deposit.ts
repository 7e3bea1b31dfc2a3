import type { IdempotencyKey } from "../money-action/idempotency-key.ts";
import type { Instant } from "../shared/bangkok-time.ts";
import type { Satang } from "../shared/money.ts";
import type { BankCode } from "./banks.ts";
import type { DepositStatus } from "./deposit-status.ts";
import type { TimelineStep } from "./timeline.ts";

/** An account of the operator's that deposits go to. */
export interface ReceivingAccount {
  readonly bank: BankCode | undefined;
  readonly bankName: string;
  readonly accountNumber: string;
  readonly accountName: string;
}

/** All a member needs before a deposit. */
export interface DepositInfo {
  readonly accounts: readonly ReceivingAccount[];
  /** The operator's PromptPay id (phone, tax id or e-wallet number), for the QR of the exact amount. */
  readonly promptPayId: string | undefined;
  readonly minimumSatang: Satang;
  readonly maximumSatang: Satang;
}

export interface DepositRequest {
  readonly id: string;
  readonly amountSatang: Satang;
  readonly status: DepositStatus;
  readonly createdAt: Instant;
  /** Until when the transfer is waited for. */
  readonly expiresAt: Instant | undefined;
  readonly account: ReceivingAccount | undefined;
  readonly timeline: readonly TimelineStep<DepositStatus>[];
  /** The intent it was made under, where the backend tells; settles an unknown outcome beyond doubt. */
  readonly intent: IdempotencyKey | undefined;
}

/** Writes the text of a PromptPay QR for an id and an exact amount; undefined when the id is none. */
export type PromptPayPayload = (id: string, amount: Satang) => string | undefined;
