import type {
  AffiliateLogEntry,
  AffiliateLogType,
  DownlineBonuses,
  DownlineMember,
} from "../../../core/affiliate/model.ts";
import {
  type AffiliateSums,
  addSums,
  affiliateBonus,
  NO_SUMS,
  type PlayedDay,
  totalOf,
} from "../../../core/rules/affiliate-bonus.ts";
import { maskName } from "../../../core/rules/masking.ts";
import { type BangkokDate, bangkokDateOf, endOfDay, type Instant, instant } from "../../../core/shared/bangkok-time.ts";
import type { DayRange } from "../../../core/shared/day-range.ts";
import { add } from "../../../core/shared/money.ts";
import type { MemberState } from "../engine/state.ts";
import { winLossOf } from "../games/play-days.ts";
import { accountOf } from "../session/bank-account.ts";

/** One friend of the downline, and every day that they played. */
export interface Friend extends DownlineMember {
  readonly joinedAt: Instant;
  /** Newest first. */
  readonly days: readonly PlayedDay[];
}

/** In the order in which they joined, each under a name of their own: friends whose masked names meet are numbered. */
export function friendsFrom(states: readonly MemberState[]): readonly Friend[] {
  const met = new Map<string, number>();
  return states
    .map((state) => {
      const account = accountOf(state);
      const always = { from: bangkokDateOf(account.at), to: bangkokDateOf(state.lastAt) };
      return { account, days: winLossOf(state.playDays, always).days };
    })
    .sort((one, other) => one.account.at - other.account.at || (one.account.id < other.account.id ? -1 : 1))
    .map(({ account, days }) => {
      const masked = maskName(account.username);
      const count = (met.get(masked) ?? 0) + 1;
      met.set(masked, count);
      return { maskedName: count === 1 ? masked : `${masked} (${count})`, joinedAt: account.at, days };
    });
}

/** All that the downline has earned by now; never less later on. */
export function earnedFrom(friends: readonly Friend[], now: Instant): AffiliateSums {
  return friends.flatMap(({ days }) => days.map((day) => affiliateBonus(day, now))).reduce(addSums, NO_SUMS);
}

/** Friends who played in the range, those who earned the most first. */
export function bonusesOf(friends: readonly Friend[], range: DayRange, now: Instant): DownlineBonuses {
  const users = friends
    .map(({ maskedName, days }) => ({ username: maskedName, days: days.filter(({ day }) => isIn(range, day)) }))
    .filter(({ days }) => days.length > 0)
    .map(({ username, days }) => ({
      username,
      bonusSatang: totalOf(days.map((day) => affiliateBonus(day, now)).reduce(addSums, NO_SUMS)),
      stakedSatang: add(...days.map(({ stakedSatang }) => stakedSatang)),
    }))
    .sort((one, other) => other.bonusSatang - one.bonusSatang);
  return { users, totalSatang: add(...users.map(({ bonusSatang }) => bonusSatang)) };
}

/** What came in: a line for each friend and day, dated on the day itself. */
export function earningsOf(
  friends: readonly Friend[],
  type: AffiliateLogType,
  range: DayRange,
  now: Instant,
): readonly AffiliateLogEntry[] {
  return friends.flatMap(({ maskedName, days }, number) =>
    days
      .filter(({ day }) => isIn(range, day))
      .map((day) => ({
        id: `${type}-${day.day}-${number + 1}`,
        type,
        // A day's last moment; today's line is as fresh as the look at it.
        at: instant(Math.min(now, endOfDay(day.day) - 1)),
        amountSatang: affiliateBonus(day, now)[type],
        title: maskedName,
        intent: undefined,
      }))
      .filter(({ amountSatang }) => amountSatang > 0),
  );
}

export function isIn({ from, to }: DayRange, day: BangkokDate): boolean {
  return day >= from && day <= to;
}
