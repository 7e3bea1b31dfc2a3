import type { Texts } from "../../texts.ts";
import type * as th from "../../th/rewards/reward.ts";
import { prizeText } from "./prize.ts";

const claim = (points: number) => (points > 0 ? `Claim for ${prizeText.points(points)}` : "Get for free");

export const rewardText: Texts<typeof th.rewardText> = {
  title: "Claim rewards",
  back: "See all categories",
  categories: "Categories of rewards",
  all: "All",
  missing: "This category was not found",
  missingHint: "It may have been closed. See the other categories on the rewards page.",
  empty: "No rewards yet",
  emptyHint: "New rewards will show here.",
  points: (points) => `You have ${points}`,
  price: (points) => (points > 0 ? prizeText.points(points) : "Free"),
  take: (points) => (points > 0 ? "Claim" : "Get free"),
  claimOf: (points, title) => `${claim(points)}: ${title}`,
  confirm: {
    title: "Confirm your claim",
    price: "Points used",
    left: "Points left after this",
    prize: "You get",
    yes: (points) => (points > 0 ? `Confirm and use ${prizeText.points(points)}` : "Confirm and get it"),
    no: "Cancel",
  },
  sending: "Sending your claim",
  sent: (title) => `Your claim of ${title} was sent`,
  history: "Your claims",
  historyEmpty: "No claims yet",
  historyEmptyHint: "When you claim a reward, each step will show here.",
  more: "See more",
};
