import type { RewardStatus } from "../../../../core/rewards/model.ts";
import { bangkokDateOf } from "../../../../core/shared/bangkok-time.ts";
import type { TimelineStep } from "../../../../core/wallet/model.ts";
import { ownerOf } from "../../engine/derived/owner.ts";
import { put, withRow } from "../../engine/derived/rows.ts";
import type { MemberEventOf } from "../../engine/events.ts";
import type { Evolvers } from "../../engine/evolvers.ts";
import { addRequest, requestIn, withStep } from "../../engine/requests.ts";
import type { ClaimRecord, MemberState } from "../../engine/state.ts";
import { postPrize } from "../post-prize.ts";
import { countClaim, uncountClaim } from "./count-claim.ts";

export const rewardEvolvers: Evolvers<"reward-claimed" | "reward-granted" | "reward-rejected"> = {
  "reward-claimed": (state, event) => {
    const { id, at, title, price, intent } = event;
    return addClaim(postPrize(state, "reward", { id, at, title }, -price), event, "catalogue", intent?.key);
  },
  "reward-granted": (state, { id, at, title, prize }) =>
    postPrize(addClaimStep(state, id, { status: "granted", at }), "reward", { id, at, title }, 0, prize),
  "reward-rejected": (state, { id, at, title, price, reason }) => {
    const rejected = addClaimStep(state, id, { status: "rejected", at, reason });
    const claimCounts = uncountClaim(state.claimCounts, requestIn(state.claims, id));
    return { ...postPrize(rejected, "reward", { id, at, title }, price), claimCounts };
  },
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
    order: state.version + 1,
  } as const;
  return { ...withClaim(state, claim), claimCounts: countClaim(state.claimCounts, claim) };
}

function addClaimStep(state: MemberState, id: string, step: TimelineStep<RewardStatus>): MemberState {
  return withClaim(state, withStep(state.claims, id, step));
}

function withClaim(state: MemberState, claim: ClaimRecord): MemberState {
  const { id, order, from, createdAt } = claim;
  const day = bangkokDateOf(createdAt);
  const row = put({ list: "claims", owner: ownerOf(state), id, order, day, tag: from, body: claim });
  return { ...withRow(state, row), claims: addRequest<ClaimRecord>(state.claims, claim) };
}
