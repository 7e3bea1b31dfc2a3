import type { Law } from "../../engine/law.ts";
import { holds, notChecked, same } from "../../engine/stop.ts";

export const rejectedPurchaseReturnsItsPrice: Law = {
  id: "points/rejected-purchase-returns-its-price",
  sentence:
    "A reward takes its shown price at once; its rejection returns exactly that, once, gives no prize and counts against no limit.",
  needs: ["writes", "funds", "staff"],
  rows: ["rewards", "requestReward", "rewardRequestHistory"],
  async run({ member, staff }) {
    const one = await member({ points: 5_000 });
    const rewards = (await one.get("rewards")).flatMap((category) => category.rewards);
    const priced =
      rewards.find(({ available, price }) => available && price > 0) ?? notChecked("no reward has a price");
    const body = { userUuid: one.uuid, rewardId: priced.id };
    const { id, price } = await one.get("requestReward", { body });
    same("the price of the purchase", priced.price, price);
    same("the points after the purchase", 5_000 - price, await one.points());
    await one.refused("requestReward", { body }, "reward-waiting");
    holds("the purchase", await staff.reject(id), "staff can reject it", "staff cannot");
    same("the points after the rejection", 5_000, await one.points());
    holds("the rejected purchase", !(await staff.reject(id)), "staff cannot reject it again", "staff can");
    holds("the rejected purchase", !(await staff.approve(id)), "staff cannot grant it", "staff can");
    same("points and credit", [5_000, 0], [await one.points(), await one.credit()]);
    const { items } = await one.get("rewardRequestHistory", { body: {} });
    same(
      "the purchases",
      [[id, "rejected"]],
      items.map((item) => [item.id, item.status]),
    );
    // A rejected purchase counts against no limit.
    await one.get("requestReward", { body });
    same("the points after another purchase", 5_000 - price, await one.points());

    const poor = await member({ points: price - 1 });
    const wanted = { body: { userUuid: poor.uuid, rewardId: priced.id } };
    if (price > 1) await poor.refused("requestReward", wanted, "points-insufficient");
  },
};
