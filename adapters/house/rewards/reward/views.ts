import type { RewardRequest } from "../../../../core/rewards/model.ts";
import type { ClaimRecord, MemberState } from "../../engine/state.ts";
import { allRequests } from "../../wallet/request-views.ts";

/** As it stood after its first steps; all of them unless told. */
export function claimView(claim: ClaimRecord, steps = claim.timeline.length): RewardRequest {
  const { from: _, ...request } = claim;
  const timeline = claim.timeline.slice(0, steps);
  return { ...request, timeline, status: timeline[timeline.length - 1]?.status ?? claim.status };
}

/** Newest first. */
export function claimsFrom({ claims }: MemberState, from: ClaimRecord["from"]): readonly RewardRequest[] {
  return allRequests(claims).flatMap((claim) => (claim.from === from ? claimView(claim) : []));
}
