import type {
  AffiliateBalance,
  AffiliateLogEntry,
  AffiliateLogType,
  AffiliateWithdrawal,
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
import { maskName } from "../../../core/rules/mask-name.ts";
import { type BangkokDate, bangkokDateOf, endOfDay, type Instant, instant } from "../../../core/shared/bangkok-time.ts";
import type { DayRange } from "../../../core/shared/day-range.ts";
import { add, subtract, ZERO } from "../../../core/shared/money.ts";
import { listItems } from "../collections/persistent-list.ts";
import type { MemberEventOf } from "../engine/events.ts";
import type { MemberState } from "../engine/state.ts";
import { winLossOf } from "../games/play-days.ts";
import { accountOf } from "../session/views.ts";
import { affiliateLeft } from "./affiliate-left.ts";

/** A friend of the downline with all days on which they played. */
export interface Friend extends DownlineMember {
  readonly joinedAt: Instant;
  /** Newest first. */
  readonly days: readonly PlayedDay[];
}

/** The friends in the order in which they joined. Equal masked names get a number. */
export function friendsFrom(states: readonly MemberState[]): readonly Friend[] {
  const counts = new Map<string, number>();
  return states
    .map((state) => {
      const account = accountOf(state);
      const allDays = { from: bangkokDateOf(account.at), to: bangkokDateOf(state.lastAt) };
      return { account, days: winLossOf(state.playDays, allDays).days };
    })
    .sort((one, other) => one.account.at - other.account.at || (one.account.id < other.account.id ? -1 : 1))
    .map(({ account, days }) => {
      const maskedName = maskName(account.username);
      const count = (counts.get(maskedName) ?? 0) + 1;
      counts.set(maskedName, count);
      return { maskedName: count === 1 ? maskedName : `${maskedName} (${count})`, joinedAt: account.at, days };
    });
}

/** All that the downline has earned so far. Never decreases. */
export function earnedBy(friends: readonly Friend[], now: Instant): AffiliateSums {
  return friends.flatMap(({ days }) => days.map((day) => affiliateBonus(day, now))).reduce(addSums, NO_SUMS);
}

export function balanceView({ affiliate }: MemberState, friends: readonly Friend[], now: Instant): AffiliateBalance {
  const byType = affiliateLeft(earnedBy(friends, now), affiliate.withdrawn);
  return { balanceSatang: totalOf(byType), byType };
}

/** Newest first. */
export function downlineView(friends: readonly Friend[]): readonly DownlineMember[] {
  return friends.map(({ maskedName, joinedAt }) => ({ maskedName, joinedAt })).reverse();
}

/** The friends who played in the range, highest bonus first. */
export function downlineBonusesView(friends: readonly Friend[], range: DayRange, now: Instant): DownlineBonuses {
  const users = friends
    .map(({ maskedName, days }) => ({ username: maskedName, days: days.filter(({ day }) => isInRange(day, range)) }))
    .filter(({ days }) => days.length > 0)
    .map(({ username, days }) => ({
      username,
      bonusSatang: totalOf(days.map((day) => affiliateBonus(day, now)).reduce(addSums, NO_SUMS)),
      stakedSatang: add(...days.map(({ stakedSatang }) => stakedSatang)),
    }))
    .sort((one, other) => other.bonusSatang - one.bonusSatang);
  return { users, totalSatang: add(...users.map(({ bonusSatang }) => bonusSatang)) };
}

/** Earnings and withdrawals of one type, newest first. */
export function logView(
  state: MemberState,
  friends: readonly Friend[],
  type: AffiliateLogType,
  range: DayRange,
  now: Instant,
): readonly AffiliateLogEntry[] {
  const entries = [...earnings(friends, type, range, now), ...withdrawals(state, type, range)];
  return entries.sort((one, other) => other.at - one.at);
}

/** One entry for each friend and day. */
function earnings(
  friends: readonly Friend[],
  type: AffiliateLogType,
  range: DayRange,
  now: Instant,
): readonly AffiliateLogEntry[] {
  return friends.flatMap(({ maskedName, days }, number) =>
    days
      .filter(({ day }) => isInRange(day, range))
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

function withdrawals(
  { affiliate }: MemberState,
  type: AffiliateLogType,
  range: DayRange,
): readonly AffiliateLogEntry[] {
  return [...listItems(affiliate.withdrawals)]
    .filter(({ source, at }) => source === type && isInRange(bangkokDateOf(at), range))
    .map(({ id, at, amount, intent }) => ({
      id,
      type,
      at,
      amountSatang: subtract(ZERO, amount),
      title: undefined,
      intent,
    }));
}

export function withdrawalView(event: MemberEventOf<"affiliate-withdrawn">): AffiliateWithdrawal {
  const { id, source, amount, left, at, intent } = event;
  return { id, type: source, amountSatang: amount, balanceSatang: left, at, intent: intent?.key };
}

function isInRange(day: BangkokDate, { from, to }: DayRange): boolean {
  return day >= from && day <= to;
}
