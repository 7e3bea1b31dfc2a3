import type * as v from "valibot";
import type {
  affiliateBonus,
  affiliateDownline,
  affiliateLog,
  affiliateWithdrawal,
  downlineBonus,
} from "../../../contracts/schemas/affiliate.ts";
import type {
  AffiliateBalance,
  AffiliateLogEntry,
  AffiliateWithdrawal,
  DownlineBonuses,
  DownlineMember,
} from "../../../core/affiliate/model.ts";
import { toIso } from "../../../core/shared/bangkok-time.ts";
import { toBaht } from "../../../core/shared/money.ts";

export function balanceToWire({ balanceSatang, byType }: AffiliateBalance): v.InferInput<typeof affiliateBonus> {
  return { balance: toBaht(balanceSatang), byType: byType && { af: toBaht(byType.af), wl: toBaht(byType.wl) } };
}

export function downlineToWire(friends: readonly DownlineMember[]): v.InferInput<typeof affiliateDownline> {
  return friends.map(({ maskedName, joinedAt }) => ({
    username: maskedName,
    joinedAt: joinedAt === undefined ? null : toIso(joinedAt),
  }));
}

export function bonusesToWire({ users, totalSatang }: DownlineBonuses): v.InferInput<typeof downlineBonus> {
  return {
    downline_users: Object.fromEntries(
      users.map(({ username, bonusSatang, stakedSatang }) => [
        username,
        { bonus: toBaht(bonusSatang), staked: stakedSatang === undefined ? null : toBaht(stakedSatang) },
      ]),
    ),
    total_bonus: toBaht(totalSatang),
  };
}

export function affiliateLogToWire(entries: readonly AffiliateLogEntry[]): v.InferInput<typeof affiliateLog> {
  return entries.map(({ id, type, at, amountSatang, title, intent }) => ({
    id,
    type,
    at: toIso(at),
    amount: toBaht(amountSatang),
    title,
    idempotencyKey: intent,
  }));
}

export function affiliateWithdrawalToWire(made: AffiliateWithdrawal): v.InferInput<typeof affiliateWithdrawal> {
  const { id, amountSatang, type, balanceSatang, at, intent } = made;
  return {
    id,
    amount: toBaht(amountSatang),
    type,
    balance: balanceSatang === undefined ? null : toBaht(balanceSatang),
    at: toIso(at),
    idempotencyKey: intent,
  };
}
