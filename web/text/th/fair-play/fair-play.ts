import type { FairPlayStep, FigureSpan } from "../../../../core/fair-play/model.ts";
import type { Instant } from "../../../../core/shared/bangkok-time.ts";
import { formatMoment } from "../../dates.ts";
import { formatCount } from "../../numbers.ts";
import { limitAmount, limitName } from "./play-limits.ts";

/** Texts of the page with the member's limits, figures and breaks. */
export const fairPlayText = {
  title: "เล่นอย่างพอดี",
  tabs: "ส่วนของหน้านี้",
  tab: { limits: "วงเงิน", month: "ภาพเดือนนี้", break: "พักเล่น" },
  missing: "วงเงินและการพักเล่นยังไม่เปิดให้ใช้งาน",
  missingText: (minutes: number) =>
    `ขณะเล่นเกม เราจะแสดงเวลาและเตือนทุก ${minutes} นาทีบนเครื่องนี้ หากอยากพัก ติดต่อเจ้าหน้าที่ให้ปิดบัญชีชั่วคราวได้`,
  missingWithoutCheck: "ขณะเล่นเกม เราจะแสดงเวลาเล่นไว้เหนือเกม หากอยากพัก ติดต่อเจ้าหน้าที่ให้ปิดบัญชีชั่วคราวได้",
  help: "อยากคุยกับใครสักคน",
} as const;

export const realityCheckText = {
  title: "เตือนระหว่างเล่น",
  text: "เกมจะหยุดรอ แล้วแสดงเวลาและยอดได้เสียให้เห็นก่อนเล่นต่อ",
  choices: "เตือนทุก",
  minutes: (minutes: number) => (minutes === 0 ? "ปิด" : `${minutes} นาที`),
  off: "ปิดการเตือนแล้ว เวลาเล่นยังแสดงอยู่เหนือเกมเสมอ",
  usual: (minutes: number) => `ตอนนี้ใช้ค่าที่เว็บตั้งไว้ คือทุก ${minutes} นาที จนกว่าคุณจะเลือกเอง`,
  saved: "บันทึกแล้ว",
} as const;

export const monthText = {
  deposited: (month: string) => `ฝากสะสม ${month}`,
  leftOfLimit: "เหลือในวงเงิน",
  overLimit: "เกินวงเงิน",
  limit: (amount: string) => `วงเงินเดือนนี้ ${amount}`,
  noLimit: "ยังไม่ได้ตั้งวงเงินต่อเดือน",
  today: (day: number) => `${day} วันนี้`,
  depositChart: (total: string, limit: string | undefined) =>
    `กราฟเงินฝากสะสมของเดือนนี้ รวม ${total}${limit === undefined ? "" : ` จากวงเงิน ${limit}`}`,
  net: "ได้เสียสุทธิรายวัน",
  wonDays: (count: number) => `วันที่ได้ ${formatCount(count)}`,
  lostDays: (count: number) => `วันที่เสีย ${formatCount(count)}`,
  netChart: (net: string, won: number, lost: number) =>
    `กราฟได้เสียรายวันของเดือนนี้ สุทธิ ${net} วันที่ได้ ${won} วัน วันที่เสีย ${lost} วัน`,
  staked: "วางเดิมพัน",
  time: (days: number) => `เวลา ${formatCount(days)} วันที่เล่น`,
  timeToday: "เวลาวันนี้",
  of: (amount: string) => `จาก ${amount}`,
  table: "ดูตัวเลขรายวัน",
  signIn: "เข้าสู่ระบบล่าสุด",
  spans: "ยอดรวมของคุณ",
  spansHint: "ถอนนับเมื่อเงินถึงบัญชี",
  span: {
    "7-days": "7 วันล่าสุด",
    "30-days": "30 วันล่าสุด",
    year: "ปีนี้",
    ever: "ตั้งแต่เป็นสมาชิก",
  } satisfies Record<FigureSpan, string>,
  column: {
    day: "วัน",
    deposited: "ฝาก",
    withdrawn: "ถอน",
    morePaidIn: "ฝากมากกว่าถอน",
    morePaidOut: "ถอนมากกว่าฝาก",
    staked: "วางเดิมพัน",
    won: "ได้คืน",
    net: "สุทธิ",
    netUp: "ได้สุทธิ",
    netDown: "เสียสุทธิ",
    minutes: "เวลา",
  },
} as const;

export const pauseFormText = {
  title: "พักสักระยะ",
  text: "เลือกนานเท่าที่ต้องการ ไม่ต้องบอกเหตุผล",
  longer: "พักให้นานขึ้น",
  longerText: "เพิ่มเวลาได้เสมอ แต่ทำให้สั้นลงไม่ได้",
  breaks: "พักเล่น เปิดให้เล่นเองเมื่อครบ",
  exclusions: "งดเล่น ครบแล้วต้องขอกลับมาเอง",
  days: (days: number) => (days === 1 ? "24 ชั่วโมง" : `${formatCount(days)} วัน`),
  otherDays: "กำหนดเอง",
  otherLabel: "จำนวนวัน",
  otherHint: "1–42 วัน",
  months: (months: number | undefined) =>
    months === undefined ? "ตลอดไป" : months % 12 === 0 ? `${months / 12} ปี` : `${months} เดือน`,
  until: "พักถึง",
  forGood: "ไม่มีวันสิ้นสุด",
  effects: "เมื่อเริ่มพัก",
  stops: "ฝากเงิน เล่นเกม และรับรางวัลไม่ได้จนกว่าจะครบ",
  stopsForGood: "ฝากเงิน เล่นเกม และรับรางวัลไม่ได้อีกตลอดไป",
  final: "เริ่มแล้วยกเลิกหรือทำให้สั้นลงไม่ได้",
  returnRule: "ครบแล้วยังไม่เปิดเอง ต้องขอกลับมา และรออีก 24 ชั่วโมง",
  withdraws: (credit: string | undefined) => `ถอนเครดิต${credit === undefined ? "" : ` ${credit} `}ได้ตามปกติ`,
  keeps: "แต้มและระดับอยู่ครบ ไม่มีข้อความชวนเล่น",
  start: (length: string) => `เริ่มพัก ${length}`,
  exclude: (length: string) => (length === "ตลอดไป" ? "งดเล่นตลอดไป" : `งดเล่น ${length}`),
  choose: "เลือกระยะเวลาก่อน",
  saving: "กำลังบันทึก",
  started: "เริ่มพักแล้ว ขอให้เป็นช่วงที่ดี",
  sureTitle: (what: string) => `${what}?`,
  sureText: (until: Instant | undefined) =>
    until === undefined
      ? "บัญชีนี้จะเล่นไม่ได้อีกเลย เราเปิดคืนให้ไม่ได้แม้จะขอในภายหลัง ยังเข้าสู่ระบบและถอนเงินได้"
      : `เล่นไม่ได้ถึง ${formatMoment(until)} เราเปิดก่อนกำหนดให้ไม่ได้แม้จะขอในภายหลัง ยังเข้าสู่ระบบและถอนเงินได้`,
  notYet: "ยังไม่พัก",
} as const;

export const fairPlayStepsText = {
  title: "ประวัติการตั้งค่า",
  hint: "แก้ไขหรือลบไม่ได้ เพื่อให้ย้อนดูได้เสมอ",
  empty: "ยังไม่เคยตั้งค่า",
  more: "ดูรายการก่อนหน้า",
  until: (at: Instant) => `ถึง ${formatMoment(at)}`,
} as const;

/** What the member decided, in a sentence. */
export function fairPlayStepText({ step, limit, amount, until }: FairPlayStep): string {
  const name = limit ? (limit.kind === "time" ? "" : "วงเงิน") + limitName(limit) : "";
  const size = limit && amount !== undefined ? limitAmount(limit.kind, amount) : "";
  switch (step) {
    case "limit-set":
      return `ตั้ง${name} ${size}`;
    case "limit-removed":
      return `เลิกใช้${name}`;
    case "limit-asked":
      return amount === undefined ? `ขอเลิกใช้${name}` : `ขอเพิ่ม${name} เป็น ${size}`;
    case "limit-cancelled":
      return `ยกเลิกคำขอเปลี่ยน${name}`;
    case "break-started":
      return "เริ่มพักเล่น";
    case "excluded":
      return until === undefined ? "งดเล่นตลอดไป" : "เริ่มงดเล่น";
    case "return-asked":
      return "ขอกลับมาเล่น";
    case "reality-check-set":
      return amount ? `ให้เตือนทุก ${amount} นาที` : "ปิดการเตือนระหว่างเล่น";
  }
}
