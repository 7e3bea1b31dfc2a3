import { formatCount } from "../../numbers.ts";
import { weekdayText } from "../site/day-field.ts";

export const checkInText = {
  title: "เช็กอินรายวัน",
  claim: (value: string) => `เช็กอินรับ ${value}`,
  claimUnknown: "เช็กอินวันนี้",
  claiming: "กำลังเช็กอิน",
  done: "วันนี้เช็กอินแล้ว",
  got: (value: string) => `เช็กอินแล้ว รับ ${value}`,
  today: "วันนี้",
  tomorrowGives: (value: string) => `พรุ่งนี้รับ ${value}`,
  value: (points: number) => `${formatCount(points)} แต้ม`,
  valueUnknown: "–",
  /** In a day of the calendar. */
  plus: (points: number) => `+${formatCount(points)}`,
  count: (done: number, days: number) => `เดือนนี้ ${formatCount(done)} จาก ${formatCount(days)} วัน`,
  inARow: "เช็กอินติดต่อกัน",
  startToday: "เริ่มวันนี้",
  monthPoints: "เดือนนี้ได้แล้ว",
  days: (count: number) => `${formatCount(count)} วัน`,
  strip: "เช็กอินสัปดาห์นี้",
  toCalendar: "ดูทั้งเดือน",
  states: { done: "เช็กอินแล้ว", past: "ไม่ได้เช็กอิน", today: "ยังไม่ได้เช็กอิน", ahead: "ยังไม่ถึง" },
  rules: "กติกา",
  ruleLines: [
    "เช็กอินได้วันละครั้ง วันใหม่เริ่ม 00:00 น. ตามเวลาประเทศไทย",
    "แต้มเข้าทันทีที่เช็กอิน และใช้ได้กับทุกกิจกรรม",
    "พลาดบางวันไม่เป็นไร เริ่มใหม่ได้เสมอ",
  ],
  weekdays: weekdayText,
} as const;
