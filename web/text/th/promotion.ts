import type { PromotionPeriod } from "../../../core/rules/promotion.ts";
import { formatCount } from "../format.ts";

export const promotionText = {
  title: "โปรโมชัน",
  most: "โบนัสสูงสุด",
  lead: "โบนัสเงินฝาก วันละ 2 ช่วงเวลา",
  conditions: "เงื่อนไข",
  lines: (most: string) => [
    "ทุกช่วงใช้เวลาประเทศไทย และเหมือนกันทุกวัน",
    `โบนัสรวมสูงสุดไม่เกิน ${most}`,
    "ก่อนรับโบนัส สอบถามเงื่อนไขการถอนกับเจ้าหน้าที่ได้เสมอ",
    "โบนัสเป็นทางเลือก จะไม่รับก็ได้",
  ],
  ask: "ติดต่อเจ้าหน้าที่",
  none: "ตอนนี้ไม่มีโปรโมชัน",
  noneHint: "เมื่อมีโบนัสรอบใหม่ รายละเอียดจะอยู่ที่หน้านี้",
} as const;

/** What a bonus period's card says; `number` counts from 1. */
export function periodText({ ratePercent, start, end, endDigitBonus, running }: PromotionPeriod, number: number) {
  return {
    title: `ช่วงที่ ${number}`,
    running: running ? "กำลังเปิด" : undefined,
    rate: `โบนัส ${formatCount(ratePercent)}%`,
    time: `${start}–${end} น.`,
    extra: `โบนัสเลขท้าย ฿${endDigitBonus}`,
  };
}
