import { periodText } from "#text/site/promotion.ts";
import { promotionPaymentText } from "#text/site/promotion-payment.ts";
import {
  type BonusPayment,
  bonusPaymentIn,
  type Promotion,
  type PromotionSetting,
} from "../../core/rules/promotion.ts";
import { formatBaht } from "../../core/shared/money.ts";

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
export function promotionWords(
  { maxBonus, periods }: Extract<Promotion, { readonly offered: true }>,
  setting: PromotionSetting,
) {
  const most = formatBaht(maxBonus);
  return {
    most,
    conditions: promotionConditions(most, bonusPaymentIn(setting)),
    periods: periods.map((period, index) => ({ key: String(index), ...periodText(period, index + 1) })),
  };
}
