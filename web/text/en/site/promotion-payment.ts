import { type BonusPayment, bonusPaymentIn } from "../../../../core/rules/promotion.ts";
import { formatBaht } from "../../../../core/shared/money.ts";
import type { Texts } from "../../texts.ts";
import type * as th from "../../th/site/promotion-payment.ts";
import { periodText } from "./promotion.ts";

const promotionPaymentText = {
  clock: "Times are in Thai time, and the same every day.",
  most: (most: string) => `The bonus is ${most} in all at most.`,
  automatic: "The bonus comes with your deposit by itself. There is nothing to press.",
  countedFrom: "What counts is the time at which you ask for the deposit or send the slip.",
  mostTogether: (most: string) => `All deposits in the same period get ${most} of bonus at most together.`,
  free: "There is nothing to play first. You can withdraw at once.",
  read: "The deposit page shows all conditions for withdrawals before you choose.",
  yourChoice: "You can take the bonus or leave it.",
  byStaff: "Our staff add the bonus. You can ask for it after your deposit.",
  askStaff: "Ask our staff about the conditions for withdrawals first. You can take the bonus or leave it.",
};

/** The conditions of the bonus periods, and who gives the bonus: staff where the backend does not say it. */
function promotionConditions(most: string, paid: BonusPayment | undefined): readonly string[] {
  const text = promotionPaymentText;
  switch (paid) {
    case "automatic":
      return [text.clock, text.automatic, text.countedFrom, text.mostTogether(most), text.free];
    case "chosen":
      return [text.clock, text.most(most), text.read, text.yourChoice];
    case undefined:
      return [text.clock, text.most(most), text.byStaff, text.askStaff];
  }
}

/** The texts of `PromotionBoard`, for a promotion that is offered. */
export const promotionWords: Texts<typeof th.promotionWords> = ({ maxBonus, periods }, setting) => {
  const most = formatBaht(maxBonus);
  return {
    most,
    conditions: promotionConditions(most, bonusPaymentIn(setting)),
    periods: periods.map((period, index) => ({ key: String(index), ...periodText(period, index + 1) })),
  };
};
