import type { Law } from "../../engine/law.ts";
import { holds, notChecked, same } from "../../engine/stop.ts";
import type { Member, Staff } from "../../engine/trial.ts";

const MOST_TRIES = 12;

export const rejectedPrizeGivesNothing: Law = {
  id: "points/rejected-prize-gives-nothing",
  sentence: "A card's prize that staff reject gives nothing and returns the price of the card, once.",
  needs: ["writes", "funds", "staff"],
  rows: ["gameEvents", "flipCardReward", "myGameRewardRequests", "getCredit"],
  async run({ member, staff }) {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const one = await member({ points: 5_000 });
      const event =
        (await one.get("gameEvents")).find(({ game }) => game === "flip-card-reward") ??
        notChecked("no event has prizes from staff");
      await one.get("flipCardReward", { body: { eventId: event.id, card: 0 } });
      same("the points after the card", 5_000 - event.price, await one.points());
      const [request] = await one.get("myGameRewardRequests");
      // A card may win nothing.
      if (request) return rejected(one, staff, request.id);
    }
    notChecked(`${MOST_TRIES} cards won nothing from staff`);
  },
};

async function rejected(one: Member, staff: Staff, id: string): Promise<void> {
  holds("the prize", await staff.reject(id), "staff can reject it", "staff cannot");
  holds("the rejected prize", !(await staff.reject(id)), "staff cannot reject it again", "staff can");
  holds("the rejected prize", !(await staff.approve(id)), "staff cannot grant it", "staff can");
  same("points and credit after the rejection", [5_000, 0], [await one.points(), await one.credit()]);
  same(
    "the status of the prize",
    ["rejected"],
    (await one.get("myGameRewardRequests")).map(({ status }) => status),
  );
}
