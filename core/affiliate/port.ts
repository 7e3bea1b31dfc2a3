import type { IdempotencyKey } from "../money-action/idempotency-key.ts";
import type { MoneyActionDependencies } from "../money-action/run.ts";
import type { InputRules } from "../rules/input-rules.ts";
import type { DayRange } from "../shared/bangkok-time.ts";
import type { Problem } from "../shared/fault.ts";
import type { Satang } from "../shared/money.ts";
import type { Result } from "../shared/result.ts";
import type {
  AffiliateBalance,
  AffiliateLogEntry,
  AffiliateLogType,
  AffiliateWithdrawal,
  DownlineBonuses,
  DownlineMember,
} from "./model.ts";

/** The invite programme at some backend. Lists come newest first. */
export interface AffiliatePort {
  /** The member's own code; friends register at /aff/{code}. */
  code(): Promise<Result<string, Problem>>;
  balance(): Promise<Result<AffiliateBalance, Problem>>;
  downline(): Promise<Result<readonly DownlineMember[], Problem>>;
  downlineBonuses(range: DayRange): Promise<Result<DownlineBonuses, Problem>>;
  log(type: AffiliateLogType, range: DayRange): Promise<Result<readonly AffiliateLogEntry[], Problem>>;
  /** Refuses `amount-below-minimum` and `affiliate-insufficient`. */
  withdraw(
    amount: Satang,
    type: AffiliateLogType,
    intent: IdempotencyKey,
  ): Promise<Result<AffiliateWithdrawal, Problem>>;
}

/** What the money action of the invite programme needs. */
export interface AffiliateDependencies extends MoneyActionDependencies {
  readonly affiliate: AffiliatePort;
  /** The default rules if left out. */
  readonly inputRules?: InputRules;
}
