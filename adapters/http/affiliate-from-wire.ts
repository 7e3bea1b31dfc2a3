import type * as v from "valibot";
import type {
  affiliateBonus,
  affiliateDownline,
  affiliateLog,
  affiliateWithdrawal,
  downlineBonus,
} from "../../contracts/schemas/affiliate.ts";
import type {
  AffiliateBalance,
  AffiliateLogEntry,
  AffiliateWithdrawal,
  DownlineBonuses,
  DownlineMember,
} from "../../core/affiliate/model.ts";
import { baht, type Satang } from "../../core/shared/money.ts";
import { intentFromWire } from "./request-from-wire.ts";
import { instantFromWire, optionalInstantFromWire } from "./time-from-wire.ts";

export function balanceFromWire({ balance, byType }: v.InferOutput<typeof affiliateBonus>): AffiliateBalance {
  return {
    balanceSatang: baht(balance),
    byType: byType ? { af: baht(byType.af), wl: baht(byType.wl) } : undefined,
  };
}

export function downlineFromWire(wire: v.InferOutput<typeof affiliateDownline>): readonly DownlineMember[] {
  return wire.map(({ username, joinedAt }) => ({
    maskedName: username,
    joinedAt: optionalInstantFromWire(joinedAt),
  }));
}

/** Sorted by bonus, the highest first: the wire's record has no order. */
export function bonusesFromWire(wire: v.InferOutput<typeof downlineBonus>): DownlineBonuses {
  const users = Object.entries(wire.downline_users).map(([username, { bonus, staked }]) => ({
    username,
    bonusSatang: baht(bonus),
    stakedSatang: optionalSatang(staked),
  }));
  return {
    users: users.sort((one, other) => other.bonusSatang - one.bonusSatang),
    totalSatang: baht(wire.total_bonus),
  };
}

export function affiliateLogFromWire(wire: v.InferOutput<typeof affiliateLog>): readonly AffiliateLogEntry[] {
  return wire.map(({ id, type, at, amount, title, idempotencyKey }) => ({
    id,
    type,
    at: instantFromWire(at),
    amountSatang: baht(amount),
    title: title ?? undefined,
    intent: intentFromWire(idempotencyKey),
  }));
}

export function affiliateWithdrawalFromWire(wire: v.InferOutput<typeof affiliateWithdrawal>): AffiliateWithdrawal {
  return {
    id: wire.id,
    type: wire.type,
    amountSatang: baht(wire.amount),
    balanceSatang: optionalSatang(wire.balance),
    at: instantFromWire(wire.at),
    intent: intentFromWire(wire.idempotencyKey),
  };
}

function optionalSatang(amount: number | null | undefined): Satang | undefined {
  return typeof amount === "number" ? baht(amount) : undefined;
}
