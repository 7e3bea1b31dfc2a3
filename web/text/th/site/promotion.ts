import type { PromotionPeriod } from "../../../../core/rules/promotion.ts";
import { formatCount } from "../../numbers.ts";

export const promotionText = {
  title: "โปรโมชัน",
  most: "โบนัสสูงสุด",
  intro: "โบนัสเงินฝาก วันละ 2 ช่วงเวลา",
  conditions: "เงื่อนไข",
  ask: "ติดต่อเจ้าหน้าที่",
  none: "ตอนนี้ไม่มีโปรโมชัน",
  noneHint: "เมื่อมีโบนัสรอบใหม่ รายละเอียดจะแสดงที่นี่",
} as const;

/** The texts of a bonus period's card. `number` counts from 1. */
export function periodText({ ratePercent, start, end, endDigitBonus, running }: PromotionPeriod, number: number) {
  return {
    title: `ช่วงที่ ${number}`,
    running: running ? "เปิดอยู่ตอนนี้" : undefined,
    rate: `โบนัส ${formatCount(ratePercent)}%`,
    time: `${start}–${end} น.`,
    extra: Number(endDigitBonus) ? `ฝากยอดลงท้าย .${endDigitBonus.slice(-2)} รับเพิ่ม ฿${endDigitBonus}` : undefined,
  };
}

/** The texts that differ on the page of a member's own promotion. */
export const memberPromotionText = {
  title: "โปรโมชันของคุณ",
  most: "โบนัสสูงสุดตามระดับของคุณ",
  none: "ตอนนี้ยังไม่มีโปรโมชันสำหรับคุณ",
  deposit: "ไปหน้าฝากเงิน",
} as const;
