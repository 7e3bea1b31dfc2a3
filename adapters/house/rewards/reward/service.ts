import type { RewardRequest } from "../../../../core/rewards/model.ts";
import type { MemberId } from "../../../../core/session/model.ts";
import type { Act, RequestKind } from "../../engine/execute.ts";
import { pageOf } from "../../engine/page.ts";
import { answeredBy, type ServiceContext } from "../../engine/service-context.ts";
import type { ClaimRecord } from "../../engine/state.ts";
import type { RewardsService } from "../rewards-service.ts";
import { offeredRewards } from "./offered-rewards.ts";
import { claimsFrom, claimView } from "./views.ts";

type RewardService = Pick<RewardsService, "rewards" | "claimReward" | "claims" | "cardClaims">;

const CLAIMS: RequestKind<ClaimRecord, RewardRequest> = { kept: (state) => state.claims, view: claimView };

export function createRewardService({ streams, content }: ServiceContext, act: Act, id: MemberId): RewardService {
  return {
    async rewards() {
      const { state, now } = await streams.read(id);
      return offeredRewards(content.rewards.categories, state, now);
    },
    claimReward(rewardId, key) {
      return act({ type: "claim-reward", rewardId, intent: answeredBy(key, "claim-reward", rewardId) }, CLAIMS);
    },
    async claims(query) {
      const { state } = await streams.read(id);
      return pageOf(claimsFrom(state, "catalogue"), query);
    },
    async cardClaims() {
      const { state } = await streams.read(id);
      return claimsFrom(state, "cards");
    },
  };
}
