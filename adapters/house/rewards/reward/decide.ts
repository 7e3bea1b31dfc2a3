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
import { allRequests } from "../../engine/requests.ts";
import type { ClaimRecord, MemberState } from "../../engine/state.ts";
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
  const claims = countedClaims(state, offered.id);
  if (claims.some(({ status }) => status === "checking")) return refuse("reward-waiting");
  const limitReached = limit && checkLimit(claims, limit, now);
  if (limitReached) return limitReached;
  return pricePoints > state.points ? refuse("points-insufficient", { points: state.points, pricePoints }) : undefined;
}

/** Rejected claims do not count. */
function countedClaims({ claims }: MemberState, rewardId: string): readonly ClaimRecord[] {
  return allRequests(claims).filter((claim) => claim.rewardId === rewardId && claim.status !== "rejected");
}

function checkLimit(claims: readonly ClaimRecord[], { times, per }: ClaimLimit, now: Instant): Refusal | undefined {
  const today = bangkokDateOf(now);
  const counts = {
    day: (claim: ClaimRecord) => bangkokDateOf(claim.createdAt) === today,
    month: (claim: ClaimRecord) => monthOf(bangkokDateOf(claim.createdAt)) === monthOf(today),
    ever: () => true,
  }[per];
  if (claims.filter(counts).length < times) return undefined;
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
