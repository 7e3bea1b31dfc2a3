import type {
  AffiliateBalance,
  AffiliateLogEntry,
  AffiliateLogType,
  AffiliateWithdrawal,
  DownlineBonuses,
  DownlineMember,
} from "../../../core/affiliate/model.ts";
import type { IdempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import type { DayRange } from "../../../core/shared/day-range.ts";
import type { Satang } from "../../../core/shared/money.ts";
import type { Refusal } from "../../../core/shared/refusal.ts";
import type { Result } from "../../../core/shared/result.ts";

/** One member's invite programme; see `AffiliatePort` for what each call refuses. */
export interface AffiliateService {
  code(): Promise<string>;
  balance(): Promise<AffiliateBalance>;
  downline(): Promise<readonly DownlineMember[]>;
  downlineBonuses(range: DayRange): Promise<DownlineBonuses>;
  log(type: AffiliateLogType, range: DayRange): Promise<readonly AffiliateLogEntry[]>;
  withdraw(
    amount: Satang,
    type: AffiliateLogType,
    intent: IdempotencyKey | undefined,
  ): Promise<Result<AffiliateWithdrawal, Refusal>>;
}
