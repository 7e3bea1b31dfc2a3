import type { LimitKind, LimitPeriod, PlayLimit } from "../../../../core/rules/play-limits.ts";
import type { Instant } from "../../../../core/shared/bangkok-time.ts";
import { formatBaht, type Satang } from "../../../../core/shared/money.ts";
import { formatMoment } from "../../dates.ts";
import { formatCount } from "../../numbers.ts";

/** `฿4,500`; satang only where there are some. */
export function shortBaht(satang: number): string {
  return formatBaht(satang as Satang).replace(/\.00$/, "");
}

/** `1 ชม. 10 นาที` */
export function playTimeWords(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const words = [hours > 0 ? `${formatCount(hours)} ชม.` : "", rest > 0 || hours === 0 ? `${rest} นาที` : ""];
  return words.filter(Boolean).join(" ");
}

/** An amount of a limit: money, or minutes for time. */
export function limitAmount(kind: LimitKind, amount: number): string {
  return kind === "time" ? playTimeWords(amount) : shortBaht(amount);
}

const LIMIT_KIND_NAMES = {
  deposit: "ฝาก",
  loss: "เสีย",
  stake: "วางเดิมพัน",
  time: "เวลา",
} as const satisfies Record<LimitKind, string>;

const LIMIT_PERIOD_NAMES = {
  day: "ต่อวัน",
  week: "ใน 7 วัน",
  month: "ต่อเดือน",
} as const satisfies Record<LimitPeriod, string>;

/** `ฝากต่อวัน` */
export function limitName({ kind, period }: PlayLimit): string {
  return LIMIT_KIND_NAMES[kind] + LIMIT_PERIOD_NAMES[period];
}

export const playLimitsText = {
  invite: "ตั้งงบไว้ตั้งแต่ยังไม่เริ่มเล่น",
  inviteText: "เลือกจำนวนที่สบายใจ เราจะช่วยดูให้ และหยุดให้เมื่อถึงวงเงิน เปลี่ยนได้เสมอ",
  others: "ตั้งเพิ่มได้",
  left: (amount: string) => `เหลือ ${amount}`,
  over: (amount: string) => `เกินวงเงินไป ${amount}`,
  usedUp: "ครบวงเงินแล้ว",
  noLoss: "ช่วงนี้ยังไม่เสีย",
  used: (amount: string) => `ใช้ ${amount}`,
  ahead: (amount: string) => `ได้อยู่ ${amount}`,
  of: (amount: string) => `จาก ${amount}`,
  bar: (name: string, used: string, amount: string) => `${name} ใช้ ${used} จาก ${amount}`,
  resets: (at: Instant) => `เริ่มนับใหม่ ${formatMoment(at)}`,
  edit: "แก้ไข",
  editOf: (name: string) => `แก้ไข ${name}`,
  set: "ตั้งวงเงิน",
  setTime: "ตั้งเวลา",
  setTimeOf: "ตั้งเวลาต่อวัน",
  setOf: (name: string) => `ตั้งวงเงิน ${name}`,
  askedFor: (amount: string) => `ขอเพิ่มเป็น ${amount}`,
  askedNone: "ขอเลิกใช้",
  confirmableFrom: (at: Instant) => `ยืนยันได้ตั้งแต่ ${formatMoment(at)}`,
  confirmableUntil: (at: Instant) => `ยืนยันได้ถึง ${formatMoment(at)}`,
  confirm: "ยืนยัน",
  cancelAsked: "ยกเลิกคำขอ",
  cancelled: "ยกเลิกคำขอแล้ว ใช้วงเงินเดิมต่อ",
  confirmed: "เปลี่ยนวงเงินแล้ว",
  lowered: "ตั้งวงเงินแล้ว มีผลทันที",
  asked: "รับคำขอแล้ว ยืนยันได้เมื่อครบ 24 ชั่วโมง",
  rule: "ลดวงเงินมีผลทันที เพิ่มวงเงินรอ 24 ชั่วโมงแล้วกลับมายืนยัน ระหว่างนั้นยกเลิกได้",
  sheet: {
    amount: "วงเงิน",
    minutes: "เวลาเล่นต่อวัน",
    baht: "บาท",
    minute: "นาที",
    now: (amount: string) => `ตอนนี้ ${amount}`,
    notMinutes: "กรอกเป็นนาที ตั้งแต่ 1 ถึง 1,440",
    works: "มีผลทันที",
    lowers: (from: string) => `ลดจาก ${from} มีผลทันที`,
    beyond: (over: string, at: Instant) =>
      `มีผลทันที ตอนนี้ใช้เกินวงเงินใหม่อยู่ ${over} จึงยังใช้เพิ่มไม่ได้ เริ่มนับใหม่ ${formatMoment(at)}`,
    raises: (at: Instant) => `รอ 24 ชั่วโมง แล้วกลับมายืนยันตั้งแต่ ${formatMoment(at)} ระหว่างนี้ใช้วงเงินเดิม`,
    same: "เท่ากับวงเงินตอนนี้",
    submit: "ใส่จำนวนก่อน",
    submitSet: (amount: string) => `ตั้งไว้ ${amount}`,
    submitLower: (amount: string) => `ลดเหลือ ${amount}`,
    submitRaise: (amount: string) => `ขอเพิ่มเป็น ${amount}`,
    saving: "กำลังบันทึก",
    remove: "ขอเลิกใช้ (รอ 24 ชั่วโมง)",
    cancel: "ยังไม่เปลี่ยน",
  },
} as const;
