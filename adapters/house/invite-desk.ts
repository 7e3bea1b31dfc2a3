import type {
  AffiliateBalance,
  AffiliateLogEntry,
  AffiliateLogType,
  AffiliateWithdrawal,
  DownlineBonuses,
  DownlineMember,
} from "../../core/affiliate/model.ts";
import type { DayRange } from "../../core/day-range.ts";
import type { IntentKey } from "../../core/intent.ts";
import type { Satang } from "../../core/money.ts";
import type { Refusal } from "../../core/refusal.ts";
import type { Result } from "../../core/result.ts";

/** One member's invite programme; see `AffiliatePort` for what each call refuses. */
export interface InviteDesk {
  code(): Promise<string>;
  balance(): Promise<AffiliateBalance>;
  downline(): Promise<readonly DownlineMember[]>;
  downlineBonuses(range: DayRange): Promise<DownlineBonuses>;
  log(type: AffiliateLogType, range: DayRange): Promise<readonly AffiliateLogEntry[]>;
  withdraw(
    amount: Satang,
    type: AffiliateLogType,
    intent: IntentKey | undefined,
  ): Promise<Result<AffiliateWithdrawal, Refusal>>;
}
