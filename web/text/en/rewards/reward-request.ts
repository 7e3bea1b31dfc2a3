import type { Texts } from "../../texts.ts";
import type * as th from "../../th/rewards/reward-request.ts";

export const rewardRequestText: Texts<typeof th.rewardRequestText> = {
  status: {
    checking: "Being checked",
    granted: "Handed out",
    rejected: "Not approved",
  },
  step: {
    asked: "Claim received",
    won: "Won with a card",
    checking: "Our staff are checking it",
    granted: "Reward handed out",
    rejected: "Not approved",
    pointsBack: "Points returned",
  },
};
