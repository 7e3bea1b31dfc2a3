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
import { each } from "../../collections/persistent-list.ts";
import { mapGet } from "../../collections/persistent-map.ts";
import type { Decision, DecisionContext, RewardCommand } from "../../engine/commands.ts";
import { requestId } from "../../engine/request-id.ts";
import type { ClaimRecord, MemberState } from "../../engine/state.ts";
import { standingOf } from "../../session/standing.ts";
import type { ClaimLimit, OfferedReward } from "../rewards-content.ts";

/** A claim takes its price at once; staff, or the back office in their place, grant it or give the price back. */
export function decideReward(
  state: MemberState,
  { rewardId, intent }: RewardCommand,
  context: DecisionContext,
): Decision {
  const { now, random, rewards } = context;
  const offered = rewards.categories.flatMap((category) => category.rewards).find(({ id }) => id === rewardId);
  if (!offered) return err(refuse("reward-not-found"));
  const reason = reasonAgainst(state, offered, now);
  if (reason) return err(reason);
  const { title, prize, pricePoints: price } = offered;
  const id = requestId("R", now, random);
  return ok([{ type: "reward-claimed", at: now, id, rewardId, title, prize, price, ...(intent && { intent }) }]);
}

/** Why a member can't have a reward (now); undefined when they can. */
export function reasonAgainst(state: MemberState, offered: OfferedReward, now: Instant): Refusal | undefined {
  const { leastLevel, limit, pricePoints } = offered;
  const { level } = standingOf(state, now);
  if (leastLevel && LEVEL_NAMES.indexOf(level) < LEVEL_NAMES.indexOf(leastLevel)) {
    return refuse("reward-level", { level: leastLevel });
  }
  const claims = claimsOf(state, offered.id);
  if (claims.some(({ status }) => status === "checking")) return refuse("reward-waiting");
  const used = limit && usedUp(claims, limit, now);
  if (used) return used;
  return pricePoints > state.points ? refuse("points-insufficient", { points: state.points, pricePoints }) : undefined;
}

/** Rejected ones do not count. */
function claimsOf({ claims }: MemberState, rewardId: string): readonly ClaimRecord[] {
  return [...each(claims.newestFirst)].flatMap((id) => {
    const claim = mapGet(claims.byId, id);
    return claim?.rewardId === rewardId && claim.status !== "rejected" ? claim : [];
  });
}

function usedUp(claims: readonly ClaimRecord[], { times, per }: ClaimLimit, now: Instant): Refusal | undefined {
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
