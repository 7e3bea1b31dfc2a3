import type { Instant } from "../bangkok-time.ts";
import type { IntentKey } from "../intent.ts";
import type { Satang } from "../money.ts";
import type { WithdrawalStatus } from "../rules/withdrawal-status.ts";
import type { MemberBankAccount } from "../session/member.ts";
import type { TimelineStep } from "./timeline.ts";

export interface WithdrawalRequest {
  readonly id: string;
  readonly amountSatang: Satang;
  readonly status: WithdrawalStatus;
  readonly createdAt: Instant;
  /** 1 for the first; a retry of a rejected request is its next attempt. */
  readonly attempt: number;
  readonly account: MemberBankAccount | undefined;
  readonly timeline: readonly TimelineStep<WithdrawalStatus>[];
  readonly intent: IntentKey | undefined;
}
