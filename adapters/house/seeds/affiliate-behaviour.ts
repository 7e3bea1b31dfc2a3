import {
  type AffiliateSums,
  addSums,
  affiliateBonus,
  DAY_CLOSES_AFTER_MS,
  NO_SUMS,
  type PlayedDay,
} from "../../../core/rules/affiliate-bonus.ts";
import { DEFAULT_INPUT_RULES } from "../../../core/rules/input-rules.ts";
import { type BangkokDate, bangkokDateOf, endOfDay, type Instant } from "../../../core/shared/bangkok-time.ts";
import { add, baht, ZERO } from "../../../core/shared/money.ts";
import { affiliateLeft } from "../affiliate/affiliate-left.ts";
import type { MemberEvent } from "../engine/events.ts";
import type { SimulatedMember } from "./simulated-member.ts";
import { wholeBaht } from "./whole-baht.ts";

const SHARE = 0.8;
const MAXIMUM = baht(3_000);

/** A friend with all days on which they played. */
export interface SeededFriend {
  readonly days: readonly PlayedDay[];
}

export function friendFrom(events: readonly MemberEvent[]): SeededFriend {
  const days = new Map<BangkokDate, PlayedDay>();
  for (const event of events) {
    if (event.type !== "round-played") continue;
    const day = bangkokDateOf(event.at);
    const before = days.get(day) ?? { stakedSatang: ZERO, wonSatang: ZERO };
    const stakedSatang = add(before.stakedSatang, event.bet);
    days.set(day, { day, stakedSatang, wonSatang: add(before.wonSatang, event.win) });
  }
  return { days: [...days.values()] };
}

/** Withdraws most of the earnings of the days that were closed at `at`. */
export function withdrawEarnings(member: SimulatedMember, at: Instant, friends: readonly SeededFriend[]): void {
  const earned = earnedBefore(friends, bangkokDateOf(at), at);
  const left = affiliateLeft(earned, member.state.affiliateWithdrawn);
  for (const source of ["af", "wl"] as const) {
    const amount = wholeBaht(Math.min(left[source] * SHARE, MAXIMUM));
    if (amount >= DEFAULT_INPUT_RULES.affiliateMinimumSatang) {
      member.run(at, { type: "withdraw-affiliate", amount, source, earned, intent: undefined });
    }
  }
}

/** The friends' events exist already up to today. Only the days closed before `now` count. */
function earnedBefore(friends: readonly SeededFriend[], today: BangkokDate, now: Instant): AffiliateSums {
  return friends
    .flatMap(({ days }) => days)
    .filter(({ day }) => day < today && endOfDay(day) + DAY_CLOSES_AFTER_MS <= now)
    .map((day) => affiliateBonus(day, now))
    .reduce(addSums, NO_SUMS);
}
