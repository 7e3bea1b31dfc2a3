import type { Law } from "../../engine/law.ts";
import { holds, notChecked, same } from "../../engine/stop.ts";
import type { Member, Staff } from "../../engine/trial.ts";

/** Nine of ten cards may win nothing: then a right backend is not checked once in a thousand runs. */
const MOST_TRIES = 66;

export const rejectedPrizeGivesNothing: Law = {
  id: "points/rejected-prize-gives-nothing",
  sentence: "A card's prize that staff reject gives nothing and returns the price of the card, once.",
  needs: ["writes", "funds", "staff"],
  rows: ["gameEvents", "flipCardReward", "myGameRewardRequests", "getCredit"],
  async run({ member, staff }) {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const one = await member({ points: 5_000 });
      const { id, price, playsLeft } =
        (await one.get("gameEvents")).find(({ game }) => game === "flip-card-reward") ??
        notChecked("no event has prizes from staff");
      for (let plays = 1; plays <= (playsLeft ?? 1); plays += 1) {
        await one.get("flipCardReward", { body: { eventId: id, card: 0 } });
        same("the points after the cards", 5_000 - plays * price, await one.points());
        const [request] = await one.get("myGameRewardRequests");
        // A card may win nothing, and stays paid.
        if (request) return rejected(one, staff, request.id, 5_000 - (plays - 1) * price);
      }
    }
    notChecked(`the cards of ${MOST_TRIES} members won nothing from staff`);
  },
};

async function rejected(one: Member, staff: Staff, id: string, points: number): Promise<void> {
  holds("the prize", await staff.reject(id), "staff can reject it", "staff cannot");
  holds("the rejected prize", !(await staff.reject(id)), "staff cannot reject it again", "staff can");
  holds("the rejected prize", !(await staff.approve(id)), "staff cannot grant it", "staff can");
  same("points and credit after the rejection", [points, 0], [await one.points(), await one.credit()]);
  same(
    "the status of the prize",
    ["rejected"],
    (await one.get("myGameRewardRequests")).map(({ status }) => status),
  );
}
