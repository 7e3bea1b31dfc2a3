import type {
  AffiliateBalance,
  AffiliateLogEntry,
  AffiliateLogType,
  AffiliateWithdrawal,
  DownlineBonuses,
  DownlineMember,
} from "../../../core/affiliate/model.ts";
import type { IdempotencyKey } from "../../../core/money-action/idempotency-key.ts";
import { type AffiliateSums, addSums, affiliateBonus, NO_SUMS, totalOf } from "../../../core/rules/affiliate-bonus.ts";
import { endOfDay, type Instant, instant } from "../../../core/shared/bangkok-time.ts";
import { add, type Satang, subtract, ZERO } from "../../../core/shared/money.ts";
import type { MemberEventOf } from "../engine/events.ts";
import type { MemberState } from "../engine/state.ts";
import { affiliateLeft } from "./affiliate-left.ts";
import type { DownlineDay, DownlineRecord } from "./downline.ts";

type Friends = ReadonlyMap<string, DownlineRecord>;

export function balanceView({ affiliateWithdrawn }: MemberState, earned: AffiliateSums): AffiliateBalance {
  const byType = affiliateLeft(earned, affiliateWithdrawn);
  return { balanceSatang: totalOf(byType), byType };
}

/** Newest first. */
export function downlineView(friends: Friends): readonly DownlineMember[] {
  return [...friends.values()].map(({ maskedName, joinedAt }) => ({ maskedName, joinedAt })).reverse();
}

/** The friends who played on the days, highest bonus first. */
export function downlineBonusesView(friends: Friends, days: readonly DownlineDay[], now: Instant): DownlineBonuses {
  const users = [...friends]
    .map(([id, { maskedName }]) => ({ username: maskedName, days: days.filter(({ friend }) => friend === id) }))
    .filter((friend) => friend.days.length > 0)
    .map(({ username, days: own }) => ({
      username,
      bonusSatang: totalOf(own.map((day) => affiliateBonus(day, now)).reduce(addSums, NO_SUMS)),
      stakedSatang: add(...own.map(({ stakedSatang }) => stakedSatang)),
    }))
    .sort((one, other) => other.bonusSatang - one.bonusSatang);
  return { users, totalSatang: add(...users.map(({ bonusSatang }) => bonusSatang)) };
}

/** Earnings and withdrawals of one type, newest first. */
export function logView(
  earnings: readonly AffiliateLogEntry[],
  withdrawals: readonly AffiliateLogEntry[],
): readonly AffiliateLogEntry[] {
  return [...earnings, ...withdrawals].sort((one, other) => other.at - one.at);
}

/** One entry for each friend and day. */
export function earningEntries(
  friends: Friends,
  days: readonly DownlineDay[],
  type: AffiliateLogType,
  now: Instant,
): readonly AffiliateLogEntry[] {
  return [...friends].flatMap(([id, { maskedName }], number) =>
    days
      .filter(({ friend }) => friend === id)
      .map((day) => ({
        id: `${type}-${day.day}-${number + 1}`,
        type,
        // A past day's last moment. Today's entry has the time of the call.
        at: instant(Math.min(now, endOfDay(day.day) - 1)),
        amountSatang: affiliateBonus(day, now)[type],
        title: maskedName,
        intent: undefined,
      }))
      .filter(({ amountSatang }) => amountSatang > 0),
  );
}

/** A withdrawal as its row has it. */
export interface AffiliateWithdrawalRecord {
  readonly id: string;
  readonly at: Instant;
  readonly source: AffiliateLogType;
  readonly amount: Satang;
  readonly intent?: IdempotencyKey | undefined;
}

export function withdrawalEntry({ id, at, source, amount, intent }: AffiliateWithdrawalRecord): AffiliateLogEntry {
  return { id, type: source, at, amountSatang: subtract(ZERO, amount), title: undefined, intent };
}

export function withdrawalView(event: MemberEventOf<"affiliate-withdrawn">): AffiliateWithdrawal {
  const { id, source, amount, left, at, intent } = event;
  return { id, type: source, amountSatang: amount, balanceSatang: left, at, intent: intent?.key };
}
