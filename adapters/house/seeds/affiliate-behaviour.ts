import {
  type AffiliateSums,
  addSums,
  affiliateBonus,
  DAY_CLOSES_AFTER_MS,
  NO_SUMS,
} from "../../../core/rules/affiliate-bonus.ts";
import { DEFAULT_INPUT_RULES } from "../../../core/rules/input-rules.ts";
import { type BangkokDate, bangkokDateOf, endOfDay, type Instant } from "../../../core/shared/bangkok-time.ts";
import { baht } from "../../../core/shared/money.ts";
import { affiliateLeft } from "../affiliate/affiliate-left.ts";
import type { Friend } from "../affiliate/views.ts";
import type { SimulatedMember } from "./simulated-member.ts";
import { wholeBaht } from "./whole-baht.ts";

const SHARE = 0.8;
const MAXIMUM = baht(3_000);

/** Withdraws most of the earnings of the days that were closed at `at`. */
export function withdrawEarnings(member: SimulatedMember, at: Instant, friends: readonly Friend[]): void {
  const earned = earnedBefore(friends, bangkokDateOf(at), at);
  const left = affiliateLeft(earned, member.state.affiliate.withdrawn);
  for (const source of ["af", "wl"] as const) {
    const amount = wholeBaht(Math.min(left[source] * SHARE, MAXIMUM));
    if (amount >= DEFAULT_INPUT_RULES.affiliateMinimumSatang) {
      member.run(at, { type: "withdraw-affiliate", amount, source, earned, intent: undefined });
    }
  }
}

/** The friends' events exist already up to today. Only the days closed before `now` count. */
function earnedBefore(friends: readonly Friend[], today: BangkokDate, now: Instant): AffiliateSums {
  return friends
    .flatMap(({ days }) => days)
    .filter(({ day }) => day < today && endOfDay(day) + DAY_CLOSES_AFTER_MS <= now)
    .map((day) => affiliateBonus(day, now))
    .reduce(addSums, NO_SUMS);
}
