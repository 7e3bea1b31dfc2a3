import type { RewardRequest } from "../../../../core/rewards/reward.ts";
import type { MemberId } from "../../../../core/session/model.ts";
import { claimsFrom, claimView } from "./views.ts";
import { offeredRewards } from "./offered-rewards.ts";
import { pageOf } from "../../engine/page.ts";
import type { RewardsDesk } from "../rewards-service.ts";
import type { KeptClaim } from "../../engine/state.ts";
import type { Act, RequestKind } from "../../engine/execute.ts";
import { answeredBy, type Floor } from "../../engine/service-context.ts";

type RewardCounter = Pick<RewardsDesk, "rewards" | "claimReward" | "claims" | "cardClaims">;

const CLAIMS: RequestKind<KeptClaim, RewardRequest> = { kept: (state) => state.claims, view: claimView };

export function createRewardCounter({ streams, content }: Floor, act: Act, id: MemberId): RewardCounter {
  return {
    async rewards() {
      const { state, now } = await streams.read(id);
      return offeredRewards(content.rewards.categories, state, now);
    },
    claimReward(rewardId, key) {
      return act({ do: "claim-reward", rewardId, intent: answeredBy(key, "claim-reward", rewardId) }, CLAIMS);
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
