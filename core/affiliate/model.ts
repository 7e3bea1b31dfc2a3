import type { IdempotencyKey } from "../money-action/idempotency-key.ts";
import type { Instant } from "../shared/bangkok-time.ts";
import type { Satang } from "../shared/money.ts";

/** Spec section 3: `af` is what friends' play earns, `wl` the share in their win or loss. */
export const AFFILIATE_LOG_TYPES = ["af", "wl"] as const;
export type AffiliateLogType = (typeof AFFILIATE_LOG_TYPES)[number];

export interface AffiliateBalance {
  readonly balanceSatang: Satang;
  /** Its parts, where the backend tells; they add up to the balance. */
  readonly byType: Readonly<Record<AffiliateLogType, Satang>> | undefined;
}

/** A friend who registered with the member's code. */
export interface DownlineMember {
  readonly maskedName: string;
  readonly joinedAt: Instant | undefined;
}

export interface DownlineBonus {
  readonly username: string;
  readonly bonusSatang: Satang;
  /** What the friend staked. */
  readonly stakedSatang: Satang | undefined;
}

/** What the downline earned the member in a range of days. */
export interface DownlineBonuses {
  readonly users: readonly DownlineBonus[];
  readonly totalSatang: Satang;
}

export interface AffiliateLogEntry {
  readonly id: string;
  readonly type: AffiliateLogType;
  readonly at: Instant;
  /** Signed: a withdrawal is negative. */
  readonly amountSatang: Satang;
  /** Whose play it came from, say. */
  readonly title: string | undefined;
  /** Of a withdrawal, where the backend tells. */
  readonly intent: IdempotencyKey | undefined;
}

/** Affiliate money that went over to the member's credit. */
export interface AffiliateWithdrawal {
  readonly id: string;
  readonly type: AffiliateLogType;
  readonly amountSatang: Satang;
  /** Affiliate balance right afterwards, where it is known. */
  readonly balanceSatang: Satang | undefined;
  readonly at: Instant;
  readonly intent: IdempotencyKey | undefined;
}
