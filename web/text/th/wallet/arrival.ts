import type { Instant } from "../../../../core/shared/bangkok-time.ts";
import { formatMoment } from "../../dates.ts";
import { formatCount, timeTaken } from "../../numbers.ts";

/** The texts of the moment in which money has arrived. */
export const arrivalText = {
  credited: "เงินเข้าแล้ว",
  paid: "โอนเข้าบัญชีแล้ว",
  credit: "เครดิตของคุณตอนนี้",
  play: "เข้าเล่น",
  playGame: (name: string) => `เล่น ${name}`,
  lastPlayed: "เล่นล่าสุด",
  otherGame: "เลือกเกมอื่น",
  home: "กลับหน้าหลัก",
  account: "เข้าบัญชีของคุณ",
  ended: "รายการที่จบแล้ว",
  /** After an amount: "+ ฿50.00 โบนัส". */
  bonus: "โบนัส",
} as const;

/** When money arrived, and how long that took: `21 พ.ย. 69 12:10 น. · ใช้เวลา 1 นาที 12 วินาที`. */
export function arrivedWords(since: Instant, at: Instant): string {
  const { hours, minutes, seconds } = timeTaken(since, at);
  const parts = [
    ...(hours > 0 ? [`${formatCount(hours)}\u00a0ชั่วโมง`] : []),
    ...(minutes > 0 ? [`${formatCount(minutes)}\u00a0นาที`] : []),
    ...(seconds > 0 ? [`${formatCount(seconds)}\u00a0วินาที`] : []),
  ];
  return `${formatMoment(at)} · ใช้เวลา ${parts.join(" ")}`;
}
