import type { Law } from "../../engine/law.ts";
import { holds, same } from "../../engine/stop.ts";
import { worthOf } from "../support/worth.ts";

export const grantedPurchaseGivesItsPrize: Law = {
  id: "points/granted-purchase-gives-its-prize",
  sentence: "A granted reward gives exactly its shown prize, once, and its price stays paid.",
  needs: ["writes", "funds", "staff"],
  rows: ["rewards", "requestReward"],
  async run({ member, staff }) {
    let [points, credit] = [3_000, 0];
    const one = await member({ points });
    const rewards = (await one.get("rewards")).flatMap((category) => category.rewards);
    for (const { id: rewardId, available, price, prize } of rewards) {
      if (!available || price > points) continue;
      const { id } = await one.get("requestReward", { body: { userUuid: one.uuid, rewardId } });
      points -= price;
      holds(`the purchase of ${rewardId}`, await staff.approve(id), "staff can grant it", "staff cannot");
      holds(`the granted ${rewardId}`, !(await staff.approve(id)), "staff cannot grant it again", "staff can");
      holds(`the granted ${rewardId}`, !(await staff.reject(id)), "staff cannot reject it", "staff can");
      const worth = worthOf(prize);
      points += worth.points;
      credit += worth.credit;
      same(`points and credit after ${rewardId}`, [points, credit], [await one.points(), await one.credit()]);
    }
  },
};
