import {
  type BonusPayment,
  bonusPaymentIn,
  type Promotion,
  type PromotionSetting,
} from "../../../../core/rules/promotion.ts";
import { formatBaht } from "../../../../core/shared/money.ts";
import { periodText } from "./promotion.ts";

const promotionPaymentText = {
  clock: "นับตามเวลาประเทศไทย ช่วงเวลาเดียวกันทุกวัน",
  most: (most: string) => `โบนัสรวมสูงสุดไม่เกิน ${most}`,
  automatic: "โบนัสเข้าอัตโนมัติพร้อมยอดฝาก ไม่ต้องกดรับ",
  countedFrom: "นับจากเวลาที่แจ้งฝากหรือส่งสลิป",
  mostTogether: (most: string) => `ทุกยอดฝากในช่วงเดียวกัน ได้โบนัสรวมไม่เกิน ${most}`,
  free: "ไม่มียอดที่ต้องเล่นก่อน ถอนได้ทันที",
  read: "ดูเงื่อนไขการถอนได้ครบในหน้าฝากเงินก่อนเลือก",
  yourChoice: "จะรับโบนัสหรือไม่รับก็ได้",
  byStaff: "เจ้าหน้าที่เป็นผู้เติมโบนัสให้ แจ้งขอรับได้หลังฝากเงิน",
  askStaff: "ถามเงื่อนไขการถอนกับเจ้าหน้าที่ก่อน จะรับหรือไม่รับก็ได้",
} as const;

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
