import type { SignOfHarm } from "../../../../core/rules/signs-of-harm.ts";
import { formatBaht } from "../../../../core/shared/money.ts";
import { formatDay } from "../../dates.ts";
import { formatCount } from "../../numbers.ts";

export const suggestionText = {
  title: "ลองตั้งวงเงินไว้ไหม",
  look: "ดูวงเงิน",
  close: "ไว้ทีหลัง",
} as const;

/** Why we suggest it, as a plain fact. */
export function signText(sign: SignOfHarm): string {
  switch (sign.sign) {
    case "chasing":
      return `${formatDay(sign.day)} ฝาก ${formatCount(sign.deposits)} ครั้งในวันเดียว และเสียไป ${formatBaht(sign.lostSatang)} ตั้งวงเงินไว้จะช่วยให้หยุดได้ตามที่ตั้งใจ`;
    case "nights":
      return `ฝากหลังเที่ยงคืนติดกัน ${formatCount(sign.nights)} คืน วงเงินและการพักช่วยให้ได้นอนเต็มอิ่ม`;
    case "raised-limits":
      return `เพิ่มวงเงิน ${formatCount(sign.times)} ครั้งใน 30 วันนี้ ลองดูอีกทีว่าวงเงินยังสบายใจอยู่ไหม`;
  }
}
