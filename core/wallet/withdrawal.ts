import type { IdempotencyKey } from "../money-action/idempotency-key.ts";
import type { MemberBankAccount } from "../session/model.ts";
import type { Instant } from "../shared/bangkok-time.ts";
import type { Satang } from "../shared/money.ts";
import type { TimelineStep } from "./timeline.ts";
import type { WithdrawalStatus } from "./withdrawal-status.ts";

export interface WithdrawalRequest {
  readonly id: string;
  readonly amountSatang: Satang;
  readonly status: WithdrawalStatus;
  readonly createdAt: Instant;
  /** 1 for the first; a retry of a rejected request is its next attempt. */
  readonly attempt: number;
  readonly account: MemberBankAccount | undefined;
  readonly timeline: readonly TimelineStep<WithdrawalStatus>[];
  readonly intent: IdempotencyKey | undefined;
}
