import type { Reward, RewardCategory, RewardRequest } from "../../../../core/rewards/model.ts";
import type { Instant } from "../../../../core/shared/bangkok-time.ts";
import { refuse } from "../../../../core/shared/refusal.ts";
import { afterSteps } from "../../engine/requests.ts";
import type { ClaimRecord, MemberState } from "../../engine/state.ts";
import type { ClaimLimit, OfferedCategory, OfferedReward } from "../rewards-content.ts";
import { checkReward } from "./decide.ts";

/** The catalogue as the member sees it now. */
export function rewardCategories(
  catalogue: readonly OfferedCategory[],
  state: MemberState,
  now: Instant,
): readonly RewardCategory[] {
  return catalogue.map(({ categoryId, title, rewards }) => ({
    categoryId,
    title,
    rewards: rewards.map((offered) => rewardView(offered, categoryId, state, now)),
  }));
}

function rewardView(offered: OfferedReward, categoryId: string, state: MemberState, now: Instant): Reward {
  const { id, title, prize, pricePoints, imagePath } = offered;
  const refusal = checkReward(state, offered, now);
  return {
    id,
    categoryId,
    title,
    prize,
    pricePoints,
    conditions: conditionsOf(offered),
    imagePath,
    available: refusal === undefined,
    reason: refusal?.message,
  };
}

const PERIODS = { day: "ต่อวัน", month: "ต่อเดือน", ever: "ต่อสมาชิก" } as const satisfies Record<ClaimLimit["per"], string>;

/** Made from the rule's own data, so that text and rule cannot differ. */
function conditionsOf({ leastLevel, limit, pricePoints, terms }: OfferedReward): readonly string[] {
  return [
    ...(leastLevel ? [refuse("reward-level", { level: leastLevel }).message] : []),
    ...(limit ? [`แลกได้ ${limit.times} ครั้ง${PERIODS[limit.per]}`] : []),
    pricePoints > 0 ? "เจ้าหน้าที่ตรวจสอบก่อนมอบ หากไม่ผ่านจะคืนแต้มให้ทั้งหมด" : "เจ้าหน้าที่ตรวจสอบก่อนมอบ",
    ...terms,
  ];
}

/** The claim after its first steps, or after all of them. */
export function claimView(claim: ClaimRecord, steps?: number): RewardRequest {
  const { from: _from, order: _order, ...request } = claim;
  return { ...request, ...afterSteps(claim, steps) };
}
