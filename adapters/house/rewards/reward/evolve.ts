import { isRewardFinal, type RewardStatus } from "../../../../core/rewards/model.ts";
import type { TimelineStep } from "../../../../core/wallet/model.ts";
import type { MemberEventOf } from "../../engine/events.ts";
import type { Evolvers } from "../../engine/evolvers.ts";
import { addRequest, addStep } from "../../engine/requests.ts";
import type { ClaimRecord, MemberState } from "../../engine/state.ts";
import { postPrize } from "../post-prize.ts";

export const rewardEvolvers: Evolvers<"reward-claimed" | "reward-granted" | "reward-rejected"> = {
  "reward-claimed": (state, event) => {
    const { id, at, title, price, intent } = event;
    return addClaim(postPrize(state, "reward", { id, at, title }, -price), event, "catalogue", intent?.key);
  },
  "reward-granted": (state, { id, at, title, prize }) =>
    postPrize(addClaimStep(state, id, { status: "granted", at }), "reward", { id, at, title }, 0, prize),
  "reward-rejected": (state, { id, at, title, price, reason }) =>
    postPrize(addClaimStep(state, id, { status: "rejected", at, reason }), "reward", { id, at, title }, price),
};

type NewClaim = Pick<MemberEventOf<"reward-claimed">, "id" | "at" | "rewardId" | "title" | "prize" | "price">;

/** Adds a claim that staff must check. */
export function addClaim(
  state: MemberState,
  { id, at, rewardId, title, prize, price }: NewClaim,
  from: ClaimRecord["from"],
  intent: ClaimRecord["intent"],
): MemberState {
  const status = "checking";
  const timeline = [{ status, at }] as const;
  const claim = {
    id,
    rewardId,
    title,
    prize,
    pricePoints: price,
    status,
    createdAt: at,
    timeline,
    from,
    intent,
  } as const;
  return { ...state, claims: addRequest<ClaimRecord>(state.claims, claim) };
}

function addClaimStep(state: MemberState, id: string, step: TimelineStep<RewardStatus>): MemberState {
  return { ...state, claims: addStep(state.claims, id, step, isRewardFinal) };
}
