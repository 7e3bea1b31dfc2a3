import type { Texts } from "../../texts.ts";
import type * as th from "../../th/site/promotion-payment.ts";

export const promotionPaymentText: Texts<typeof th.promotionPaymentText> = {
  clock: "Times are in Thai time, and the same every day.",
  most: (most) => `The bonus is ${most} in all at most.`,
  automatic: "The bonus comes with your deposit by itself. There is nothing to press.",
  countedFrom: "What counts is the time at which you ask for the deposit or send the slip.",
  mostTogether: (most) => `All deposits in the same period get ${most} of bonus at most together.`,
  free: "There is nothing to play first. You can withdraw at once.",
  read: "The deposit page shows all conditions for withdrawals before you choose.",
  yourChoice: "You can take the bonus or leave it.",
  byStaff: "Our staff add the bonus. You can ask for it after your deposit.",
  askStaff: "Ask our staff about the conditions for withdrawals first. You can take the bonus or leave it.",
};
