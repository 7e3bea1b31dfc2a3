import type { PauseView } from "../../../../core/fair-play/model.ts";
import type { SignOfHarm } from "../../../../core/rules/signs-of-harm.ts";
import type { Instant } from "../../../../core/shared/bangkok-time.ts";
import { formatBaht } from "../../../../core/shared/money.ts";
import { formatDay, formatMoment } from "../../dates.ts";
import { formatCount } from "../../numbers.ts";

/** What a pause says wherever it is met. */
export const pauseText = {
  title: "คุณพักเล่นอยู่",
  excluded: "คุณงดเล่นอยู่",
  over: "ครบกำหนดงดเล่นแล้ว",
  returning: "กำลังกลับมา",
  until: (at: Instant) => `ถึง ${formatMoment(at)}`,
  forGood: "ไม่มีวันสิ้นสุด",
  opens: (at: Instant) => `เปิดให้เล่น ${formatMoment(at)}`,
  breakReturn: "ครบแล้วเปิดให้เล่นเอง ไม่ต้องทำอะไร",
  exclusionReturn: "ครบแล้วยังไม่เปิดเอง ถ้าอยากกลับมา ให้ขอที่หน้านี้ แล้วรออีก 24 ชั่วโมง",
  forGoodReturn: "บัญชีนี้ปิดการเล่นถาวรตามที่คุณเลือก",
  overReturn: "ถ้าพร้อมแล้ว ขอกลับมาได้ แล้วรออีก 24 ชั่วโมง ถ้ายังไม่พร้อม ไม่ต้องทำอะไร",
  returningWait: "ระหว่างนี้ยังฝากและเล่นไม่ได้",
  ask: "ขอกลับมาเล่น",
  asking: "กำลังส่งคำขอ",
  closed: "ช่วงพักนี้ ฝากเงิน เล่นเกม และรับรางวัลไม่ได้",
  open: "ถอนเงิน ดูประวัติ และติดต่อเราได้ตามปกติ",
  withdraw: "ถอนเงิน",
  details: "ดูการพักเล่น",
  help: "อยากคุยกับใครสักคน",
} as const;

/** The head of a pause, and until when. */
export function pauseWords({ kind, until, stage, returnsAt }: PauseView): {
  readonly title: string;
  readonly until: string;
} {
  if (stage === "over") return { title: pauseText.over, until: pauseText.overReturn };
  if (stage === "returning") {
    return { title: pauseText.returning, until: returnsAt === undefined ? "" : pauseText.opens(returnsAt) };
  }
  const title = kind === "break" ? pauseText.title : pauseText.excluded;
  return { title, until: until === undefined ? pauseText.forGood : pauseText.until(until) };
}

/** How a pause ends. */
export function returnWords({ kind, until, stage }: PauseView): string {
  if (stage === "over") return pauseText.overReturn;
  if (stage === "returning") return pauseText.returningWait;
  if (kind === "break") return pauseText.breakReturn;
  return until === undefined ? pauseText.forGoodReturn : pauseText.exclusionReturn;
}

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
