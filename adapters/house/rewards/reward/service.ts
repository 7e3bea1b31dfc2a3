import type { RewardCategory, RewardRequest } from "../../../../core/rewards/model.ts";
import type { MemberId } from "../../../../core/session/model.ts";
import type { Page, PageQuery } from "../../../../core/shared/page.ts";
import type { Answer, OptionalKey } from "../../engine/answer.ts";
import { execute } from "../../engine/execute.ts";
import { pageOf } from "../../engine/page.ts";
import { requestIn } from "../../engine/requests.ts";
import { intentRecord, type ServiceContext } from "../../engine/service-context.ts";
import { claimsFrom, claimView, rewardCategories } from "./views.ts";

export interface RewardClaimService {
  rewards(): Promise<readonly RewardCategory[]>;
  /** Refuses `reward-*` and `points-insufficient`. */
  claimReward(rewardId: string, key: OptionalKey): Answer<RewardRequest>;
  claims(query: PageQuery): Answer<Page<RewardRequest>>;
  /** Claims for prizes of the card games that staff hand out. */
  cardClaims(): Promise<readonly RewardRequest[]>;
}

export function createRewardClaimService(context: ServiceContext, id: MemberId): RewardClaimService {
  const { streams, content } = context;
  return {
    async rewards() {
      const { state, now } = await streams.read(id);
      return rewardCategories(content.rewards.categories, state, now);
    },
    claimReward(rewardId, key) {
      const intent = intentRecord(key, "claim-reward", rewardId);
      return execute(context, id, { type: "claim-reward", rewardId, intent }, (effect, { claims }) =>
        claimView(requestIn(claims, effect.id), effect.steps),
      );
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
