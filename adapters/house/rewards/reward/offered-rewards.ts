import type { Reward, RewardCategory } from "../../../../core/rewards/model.ts";
import type { Instant } from "../../../../core/shared/bangkok-time.ts";
import { refuse } from "../../../../core/shared/refusal.ts";
import type { MemberState } from "../../engine/state.ts";
import type { ClaimLimit, OfferedCategory, OfferedReward } from "../rewards-content.ts";
import { reasonAgainst } from "./decide.ts";

/** The catalogue as one member finds it now. */
export function offeredRewards(
  catalogue: readonly OfferedCategory[],
  state: MemberState,
  now: Instant,
): readonly RewardCategory[] {
  return catalogue.map(({ categoryId, title, rewards }) => ({
    categoryId,
    title,
    rewards: rewards.map((offered) => rewardFor(offered, categoryId, state, now)),
  }));
}

function rewardFor(offered: OfferedReward, categoryId: string, state: MemberState, now: Instant): Reward {
  const { id, title, prize, pricePoints, imagePath } = offered;
  const reason = reasonAgainst(state, offered, now);
  return {
    id,
    categoryId,
    title,
    prize,
    pricePoints,
    conditions: conditionsOf(offered),
    imagePath,
    available: reason === undefined,
    reason: reason?.message,
  };
}

const PERIODS = { day: "ต่อวัน", month: "ต่อเดือน", ever: "ต่อสมาชิก" } as const satisfies Record<ClaimLimit["per"], string>;

/** Told from the very rule that is applied, so that the two can't differ. */
function conditionsOf({ leastLevel, limit, pricePoints, terms }: OfferedReward): readonly string[] {
  return [
    ...(leastLevel ? [refuse("reward-level", { level: leastLevel }).message] : []),
    ...(limit ? [`แลกได้ ${limit.times} ครั้ง${PERIODS[limit.per]}`] : []),
    pricePoints > 0 ? "ทีมงานตรวจสอบก่อนมอบ หากไม่ผ่านจะคืนแต้มให้ทั้งหมด" : "ทีมงานตรวจสอบก่อนมอบ",
    ...terms,
  ];
}
