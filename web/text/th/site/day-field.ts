import { parseThaiDay } from "../../../../core/rules/parse-thai-day.ts";
import type { BangkokDate } from "../../../../core/shared/bangkok-time.ts";
import { dayFieldCalendar } from "../../day-field-calendar.ts";

const text = {
  placeholder: "วัน/เดือน/ปี",
  open: (label: string) => `เลือก${label}จากปฏิทิน`,
  close: "ปิดปฏิทิน",
  previousMonth: "เดือนก่อนหน้า",
  nextMonth: "เดือนถัดไป",
  todayButton: "วันนี้",
  unreadable: "อ่านวันที่ไม่ได้ พิมพ์แบบ 20/11/2569 หรือ 20 พ.ย. 69",
} as const;

/** The texts and the calendar of `DateField`, which knows days only as `YYYY-MM-DD`. */
export function dayFieldWords(today: BangkokDate) {
  const calendar = dayFieldCalendar(today);
  return {
    ...text,
    ...calendar,
    weekdays: weekdayText,
    beforeMin: (least: string) => `เลือกได้ตั้งแต่ ${calendar.write(least)} เป็นต้นไป`,
    afterMax: (most: string) => `เลือกได้ถึง ${calendar.write(most)}`,
    read: (typed: string) => parseThaiDay(typed, today),
  };
}

/** From Monday to Sunday. */
export const weekdayText = [
  { short: "จ", long: "จันทร์" },
  { short: "อ", long: "อังคาร" },
  { short: "พ", long: "พุธ" },
  { short: "พฤ", long: "พฤหัสบดี" },
  { short: "ศ", long: "ศุกร์" },
  { short: "ส", long: "เสาร์" },
  { short: "อา", long: "อาทิตย์" },
] as const;
