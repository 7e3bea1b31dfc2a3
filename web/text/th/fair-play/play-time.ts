import type { Instant } from "../../../../core/shared/bangkok-time.ts";
import { formatTime } from "../../dates.ts";
import { playTimeWords } from "./play-limits.ts";

/** The time at play above a game, and the reality check. */
export const playTimeText = {
  title: (minutes: number) => `เล่นมา ${playTimeWords(minutes)}แล้ว`,
  waits: (since: Instant) => `เกมหยุดรอ ไม่มีเดิมพันค้าง · เริ่ม ${formatTime(since)}`,
  waitsElsewhere: (since: Instant) => `แวะดูเวลาสักนิด · เริ่ม ${formatTime(since)}`,
  staked: "วางเดิมพัน",
  won: "ได้คืน",
  net: "สุทธิ",
  loading: "กำลังรวมยอด",
  unknown: "ดูยอดได้เสียได้ที่หน้าสรุปได้เสีย",
  goOn: "เล่นต่อ",
  stop: "พักก่อน",
  every: (minutes: number) => `เตือนทุก ${minutes} นาที`,
  change: "เปลี่ยน",
} as const;
