import type { RewardCategory, RewardRequest } from "../../../../core/rewards/model.ts";
import type { MemberId } from "../../../../core/session/model.ts";
import type { Page, PageQuery } from "../../../../core/shared/page.ts";
import type { Answer, OptionalKey } from "../../engine/answer.ts";
import { bodyOf, rowPage } from "../../engine/derived/rows.ts";
import { execute } from "../../engine/execute.ts";
import { HISTORY_COUNT, requestIn } from "../../engine/requests.ts";
import { intentRecord, type ServiceContext } from "../../engine/service-context.ts";
import type { ClaimRecord } from "../../engine/state.ts";
import { claimView, rewardCategories } from "./views.ts";

export interface RewardClaimService {
  rewards(): Promise<readonly RewardCategory[]>;
  /** Refuses `reward-*` and `points-insufficient`. */
  claimReward(rewardId: string, key: OptionalKey): Answer<RewardRequest>;
  claims(query: PageQuery): Answer<Page<RewardRequest>>;
  /** Claims for prizes of the card games that staff hand out. */
  cardClaims(): Promise<readonly RewardRequest[]>;
}

export function createRewardClaimService(context: ServiceContext, id: MemberId): RewardClaimService {
  const { streams, content, rows } = context;
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
      await streams.read(id);
      const catalogue = { list: "claims", owner: id, tags: ["catalogue"] } as const;
      return rowPage(rows, catalogue, query, (row) => claimView(bodyOf<ClaimRecord>(row)));
    },
    async cardClaims() {
      await streams.read(id);
      const found = await rows.page({ list: "claims", owner: id, limit: HISTORY_COUNT, tags: ["cards"] });
      return found.map((row) => claimView(bodyOf<ClaimRecord>(row)));
    },
  };
}
