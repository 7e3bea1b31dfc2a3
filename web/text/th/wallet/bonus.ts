import { add, formatBaht, type Satang } from "../../../../core/shared/money.ts";
import type { Bonus } from "../../../../core/wallet/model.ts";

export const bonusText = {
  legend: "โบนัสรอบนี้",
  legendHint: "เลือกอย่างใดอย่างหนึ่ง",
  choose: "เลือกก่อนว่าจะรับโบนัสหรือไม่",
  open: (percent: string) => `ตอนนี้เป็นช่วงโบนัส ${percent}% ใส่จำนวนเงินเพื่อดูว่าได้เท่าไรและต้องเล่นเท่าไร`,
  automatic: (percent: string) => `ตอนนี้เป็นช่วงโบนัส ${percent}% เข้าพร้อมยอดฝากอัตโนมัติ จนครบโบนัสสูงสุดของช่วง`,
  withBonus: (submit: string) => `${submit} พร้อมโบนัส`,
  without: (submit: string) => `${submit} ไม่รับโบนัส`,
  take: (percent: string) => `รับโบนัส ${percent}%`,
  takeText: (times: string, credit: string, rounds: string, given: string) =>
    `วางเดิมพันรวม ${times} เท่าของ ${credit} ก่อนจึงถอนได้ ถ้าเล่นตาละ ฿50 ก็ราว ${rounds} ตา เลยกำหนดแล้วยังไม่ครบ จะหักโบนัส ${given} คืน`,
  decline: "ไม่รับโบนัส",
  declineText: "ได้เครดิตเท่าที่ฝาก ไม่มีเงื่อนไขผูกไว้",
  term: "โบนัส",
  credit: "ได้เครดิต",
  turnover: "ต้องเล่นครบ",
  until: "ภายใน",
  by: (day: string) => `ภายใน ${day}`,
  none: "ไม่ต้อง",
  withdraw: "ถอนได้",
  atOnce: "ทันที",
  running: "โบนัสที่กำลังเล่น",
  played: (amount: string) => `เล่นแล้ว ${amount}`,
  left: (left: string) => `เล่นอีก ${left}`,
  of: (turnover: string) => `จากที่ต้องเล่นครบ ${turnover}`,
  runningHint: "เล่นครบแล้วถอนได้ทันที ถ้าเลยกำหนดแล้วยังไม่ครบ จะหักโบนัสคืน แล้วถอนได้ตามปกติ",
} as const;

/** The credit that a deposit with a bonus gives: `฿525.00 รวมโบนัส ฿25.00`. */
export function creditWithBonus(amount: Satang, { amountSatang }: Bonus): string {
  return `${formatBaht(add(amount, amountSatang))} รวมโบนัส ${formatBaht(amountSatang)}`;
}
