import { LEVEL_NAMES } from "../../../../core/rules/levels.ts";
import {
  addDays,
  bangkokDateOf,
  dayOfMonth,
  daysInMonth,
  endOfDay,
  type Instant,
  monthOf,
} from "../../../../core/shared/bangkok-time.ts";
import { type Refusal, refuse } from "../../../../core/shared/refusal.ts";
import { err, ok } from "../../../../core/shared/result.ts";
import type { ClaimReward, Decision, DecisionContext } from "../../engine/commands.ts";
import { requestId } from "../../engine/request-id.ts";
import type { ClaimCounts, MemberState } from "../../engine/state.ts";
import { standingOf } from "../../session/views.ts";
import type { ClaimLimit, OfferedReward } from "../rewards-content.ts";

/** A claim takes the price at once. Staff or the back office grant the claim, or reject it and return the price. */
export function decideReward(
  state: MemberState,
  { rewardId, intent }: ClaimReward,
  { now, random, rewards }: DecisionContext,
): Decision {
  const offered = rewards.categories.flatMap((category) => category.rewards).find(({ id }) => id === rewardId);
  if (!offered) return err(refuse("reward-not-found"));
  const refusal = checkReward(state, offered, now);
  if (refusal) return err(refusal);
  const { title, prize, pricePoints: price } = offered;
  const id = requestId("R", now, random);
  return ok([{ type: "reward-claimed", at: now, id, rewardId, title, prize, price, ...(intent && { intent }) }]);
}

/** Why the member cannot claim the reward now. Undefined when they can. */
export function checkReward(state: MemberState, offered: OfferedReward, now: Instant): Refusal | undefined {
  const { leastLevel, limit, pricePoints } = offered;
  const { level } = standingOf(state, now);
  if (leastLevel && LEVEL_NAMES.indexOf(level) < LEVEL_NAMES.indexOf(leastLevel)) {
    return refuse("reward-level", { level: leastLevel });
  }
  const isWaiting = [...state.claims.values()].some(
    ({ rewardId, status }) => rewardId === offered.id && status === "checking",
  );
  if (isWaiting) return refuse("reward-waiting");
  const limitReached = limit && checkLimit(state.claimCounts.get(offered.id), limit, now);
  if (limitReached) return limitReached;
  return pricePoints > state.points ? refuse("points-insufficient", { points: state.points, pricePoints }) : undefined;
}

function checkLimit(counts: ClaimCounts | undefined, { times, per }: ClaimLimit, now: Instant): Refusal | undefined {
  const today = bangkokDateOf(now);
  if (countedClaims(counts, per, now) < times) return undefined;
  switch (per) {
    case "day":
      return refuse("reward-used-today", { times, resetsAt: endOfDay(today) });
    case "month":
      return refuse("reward-used-month", {
        times,
        resetsAt: endOfDay(addDays(today, daysInMonth(today) - dayOfMonth(today))),
      });
    case "ever":
      return refuse("reward-used-ever", { times });
  }
}

function countedClaims(counts: ClaimCounts | undefined, per: ClaimLimit["per"], now: Instant): number {
  if (!counts) return 0;
  const today = bangkokDateOf(now);
  if (per === "ever") return counts.ever;
  if (per === "month") return counts.month === monthOf(today) ? counts.inMonth : 0;
  return counts.day === today ? counts.onDay : 0;
}
