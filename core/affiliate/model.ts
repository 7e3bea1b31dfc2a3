import type { IdempotencyKey } from "../money-action/idempotency-key.ts";
import type { Instant } from "../shared/bangkok-time.ts";
import type { Satang } from "../shared/money.ts";

/** Spec section 3: `af` is the share of friends' stakes, `wl` the share of their win or loss. */
export const AFFILIATE_LOG_TYPES = ["af", "wl"] as const;
export type AffiliateLogType = (typeof AFFILIATE_LOG_TYPES)[number];

export interface AffiliateBalance {
  readonly balanceSatang: Satang;
  /** The parts of the balance, where the backend sends them. */
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
  /** The friend's stakes. */
  readonly stakedSatang: Satang | undefined;
}

/** The downline's bonuses of a range of days. */
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
  /** For example whose play it came from. */
  readonly title: string | undefined;
  /** The intent of a withdrawal, where the backend sends it. */
  readonly intent: IdempotencyKey | undefined;
}

/** Affiliate money that was moved to the member's credit. */
export interface AffiliateWithdrawal {
  readonly id: string;
  readonly type: AffiliateLogType;
  readonly amountSatang: Satang;
  /** The affiliate balance right after it, where it is known. */
  readonly balanceSatang: Satang | undefined;
  readonly at: Instant;
  readonly intent: IdempotencyKey | undefined;
}
