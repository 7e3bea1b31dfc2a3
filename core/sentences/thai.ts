import type { RewardStatus } from "../rewards/model.ts";
import type { LevelName } from "../rules/levels.ts";
import type { LimitKind } from "../rules/play-limits.ts";
import { thaiMoment } from "../shared/bangkok-time.ts";
import { formatBaht, MAX_AMOUNT } from "../shared/money.ts";
import type { DepositStatus, SlipStatus, WithdrawalStatus } from "../wallet/statuses.ts";
import type { Sentences } from "./sentences.ts";
import { thaiForVisitors, thaiWait } from "./thai-visitors.ts";

/** The statuses of deposits, slips, withdrawals and claims. */
const STATUS_NAMES: Readonly<Record<string, string>> = {
  "awaiting-transfer": "รอโอน",
  checking: "กำลังตรวจสอบ",
  paying: "กำลังโอน",
  credited: "เข้าเครดิตแล้ว",
  paid: "โอนเข้าบัญชีแล้ว",
  rejected: "ไม่อนุมัติ",
  cancelled: "ยกเลิกแล้ว",
  expired: "หมดเวลาโอน",
  duplicate: "สลิปซ้ำ",
  granted: "มอบรางวัลแล้ว",
} satisfies Record<DepositStatus | SlipStatus | WithdrawalStatus | RewardStatus, string>;

function statusName(status: string): string {
  return Object.hasOwn(STATUS_NAMES, status) ? (STATUS_NAMES[status] ?? status) : status;
}

const LEVELS = {
  silver: "ซิลเวอร์",
  gold: "โกลด์",
  platinum: "แพลทินัม",
  diamond: "ไดมอนด์",
  vip: "วีไอพี",
} as const satisfies Record<LevelName, string>;

const LIMIT_NAMES = {
  deposit: "การฝาก",
  loss: "การเสีย",
  stake: "เดิมพัน",
  time: "เวลาเล่น",
} as const satisfies Record<LimitKind, string>;

/** Every sentence of the core in Thai. */
export const thai: Sentences = {
  ...thaiForVisitors,
  refusals: {
    ...thaiForVisitors.refusals,

    "amount-empty": "กรุณากรอกจำนวนเงิน",
    "amount-not-a-number": "จำนวนเงินต้องเป็นตัวเลขเท่านั้น เช่น 500 หรือ 1,250.50",
    "amount-negative": "จำนวนเงินต้องไม่ติดลบ",
    "amount-zero": "จำนวนเงินต้องมากกว่า 0 บาท",
    "amount-decimals": "ใส่ทศนิยมได้ไม่เกิน 2 ตำแหน่ง",
    "amount-too-large": `จำนวนเงินสูงเกินกว่าที่ระบบรับได้ (ไม่เกิน ${formatBaht(MAX_AMOUNT)})`,
    "amount-below-minimum": (f) => `จำนวนเงินขั้นต่ำ ${formatBaht(f.minimumSatang)}`,
    "amount-above-maximum": (f) => `จำนวนเงินสูงสุดต่อรายการ ${formatBaht(f.maximumSatang)}`,

    "withdraw-over-day-cap": (f) =>
      `ยอดที่ขอเกินวงเงินถอนวันนี้ ถอนได้อีก ${formatBaht(f.leftSatang)} (เหลือ ${f.leftCount} ครั้ง) เริ่มนับใหม่ ${thaiMoment(f.resetsAt)}`,
    "withdraw-over-time-cap": (f) =>
      `ยอดที่ขอเกินวงเงินต่อครั้ง ถอนได้ไม่เกิน ${formatBaht(f.leftSatang)} ต่อครั้ง วันนี้เหลือ ${f.leftCount} ครั้ง เริ่มนับใหม่ ${thaiMoment(f.resetsAt)}`,
    "withdraw-no-count-left": (f) => `วันนี้ถอนครบจำนวนครั้งแล้ว เริ่มนับใหม่ ${thaiMoment(f.resetsAt)}`,
    "bonus-turnover": (f) =>
      `ยังติดเงื่อนไขโบนัส ต้องเล่นอีก ${formatBaht(f.leftSatang)} จาก ${formatBaht(f.turnoverSatang)} หรือรอถึง ${thaiMoment(f.until)}`,
    "bonus-changed": "โบนัสเปลี่ยนแล้ว กรุณาเลือกใหม่",
    "affiliate-insufficient": (f) => `ยอดแนะนำเพื่อนไม่พอ ตอนนี้ย้ายได้ ${formatBaht(f.balanceSatang)}`,
    "credit-insufficient": (f) => `เครดิตไม่พอ ตอนนี้มี ${formatBaht(f.creditSatang)}`,

    "registration-not-started": "กรุณากลับไปตรวจสอบเบอร์มือถือในขั้นตอนแรกอีกครั้ง",
    "passkey-unavailable": "เว็บนี้ยังไม่เปิดใช้พาสคีย์",
    "second-factor-changed": "การตั้งค่านี้เปลี่ยนไปแล้ว กรุณาโหลดหน้านี้ใหม่",
    "username-format": (f) => `ชื่อผู้ใช้ต้องเป็นตัวอักษรอังกฤษหรือตัวเลข ${f.minimum}–${f.maximum} ตัว และขึ้นต้นด้วยตัวอักษร`,
    "username-taken": "ชื่อผู้ใช้นี้มีคนใช้แล้ว",
    "phone-format": "เบอร์มือถือต้องมี 10 หลัก ขึ้นต้นด้วย 06, 08 หรือ 09",
    "phone-taken": "เบอร์นี้สมัครสมาชิกไว้แล้ว",
    "password-format": (f) => `รหัสผ่านต้องยาว ${f.minimum}–${f.maximum} ตัว มีทั้งตัวอักษรและตัวเลข`,
    "password-common": "รหัสผ่านนี้เดาง่ายเกินไป กรุณาตั้งรหัสอื่น",
    "password-like-username": "รหัสผ่านต้องไม่คล้ายชื่อผู้ใช้",
    "password-differs": "รหัสผ่านทั้งสองช่องไม่ตรงกัน",
    "password-same": "รหัสผ่านใหม่ต้องไม่ซ้ำกับรหัสเดิม",
    "password-wrong": "รหัสผ่านปัจจุบันไม่ถูกต้อง",
    "name-required": "กรุณากรอกชื่อและนามสกุลตามบัญชีธนาคาร",
    "bank-required": "กรุณาเลือกธนาคาร",
    "bank-account-format": (f) => `เลขที่บัญชีต้องเป็นตัวเลข ${f.minimum}–${f.maximum} หลัก`,
    "bank-account-taken": "เลขที่บัญชีนี้มีคนใช้แล้ว",
    "bank-account-unknown": "ไม่พบชื่อบัญชี กรุณาตรวจธนาคารและเลขที่บัญชีอีกครั้ง",
    "inviter-unknown": "ไม่พบรหัสแนะนำนี้",
    "recovery-account-required": "กรุณากรอกเบอร์มือถือหรือชื่อผู้ใช้",
    "recovery-too-often": (f) => `ลองใหม่ได้ในอีก ${thaiWait(f.retryAfter)}`,
    "recovery-code-format": "กรอกรหัส 6 หลัก",
    "recovery-code-wrong": "รหัสไม่ถูกต้องหรือหมดอายุแล้ว",
    "recovery-over": "กรุณาขอรหัสใหม่",
    "consent-required": "กรุณายอมรับข้อกำหนดและนโยบายความเป็นส่วนตัวก่อนสมัคร",

    "address-recipient-required": "กรุณากรอกชื่อผู้รับ",
    "address-phone-format": "เบอร์โทรต้องมี 9–10 หลัก ขึ้นต้นด้วย 0",
    "address-line-required": "กรุณากรอกบ้านเลขที่และถนน",
    "address-subdistrict-required": "กรุณากรอกแขวงหรือตำบล",
    "address-district-required": "กรุณากรอกเขตหรืออำเภอ",
    "address-province-required": "กรุณาเลือกจังหวัด",
    "address-too-long": (f) => `ยาวเกินไป ใส่ได้ไม่เกิน ${f.maximum} ตัวอักษร`,
    "postcode-format": "รหัสไปรษณีย์ต้องเป็นตัวเลข 5 หลัก",

    "request-not-found": "ไม่พบรายการนี้",
    "request-already-open": "มีรายการฝากที่ยังไม่เสร็จอยู่แล้ว กรุณาทำรายการเดิมให้เสร็จหรือยกเลิกก่อน",
    "request-status": (f) => `ทำรายการนี้ไม่ได้ เพราะสถานะเป็น “${statusName(f.status)}”`,

    "second-person-needed": "รายการนี้ต้องให้เจ้าหน้าที่อีกคนอนุมัติ",

    "slip-empty": "ไฟล์นี้ว่างเปล่า กรุณาเลือกรูปสลิปใหม่",
    "slip-too-large": (f) => `รูปใหญ่เกินไป ใช้ไฟล์ไม่เกิน ${f.maximumMb} MB`,
    "slip-not-a-picture": "ไฟล์นี้ไม่ใช่รูปภาพ ใช้ไฟล์ JPG, PNG หรือ WebP",
    "slip-no-code": "อ่านคิวอาร์ในสลิปไม่ได้ ใช้รูปต้นฉบับที่เห็นคิวอาร์ครบและชัด",
    "slip-reader-missing": "โหลดตัวอ่านสลิปไม่สำเร็จ ตรวจสอบอินเทอร์เน็ตแล้วเลือกรูปอีกครั้ง",
    "slip-not-a-slip": "คิวอาร์นี้ไม่ใช่คิวอาร์ของสลิปธนาคาร",
    "slip-duplicate": "สลิปนี้ใช้ไปแล้ว",
    "slip-wrong-receiver": "สลิปนี้ไม่ได้โอนเข้าบัญชีของเรา",
    "slip-not-found": "ธนาคารไม่พบรายการโอนของสลิปนี้",

    "points-insufficient": (f) =>
      `แต้มไม่พอ ใช้ ${f.pricePoints.toLocaleString("en")} แต้ม ตอนนี้มี ${f.points.toLocaleString("en")} แต้ม`,
    "reward-not-found": "ไม่พบของรางวัลนี้",
    "reward-level": (f) => `แลกได้ตั้งแต่ระดับ${LEVELS[f.level]}ขึ้นไป`,
    "reward-waiting": "มีรายการแลกของรางวัลนี้ที่กำลังตรวจสอบอยู่แล้ว",
    "reward-used-today": (f) => `วันนี้แลกครบ ${f.times} ครั้งแล้ว แลกได้อีกครั้ง ${thaiMoment(f.resetsAt)}`,
    "reward-used-month": (f) => `เดือนนี้แลกครบ ${f.times} ครั้งแล้ว แลกได้อีกครั้ง ${thaiMoment(f.resetsAt)}`,
    "reward-used-ever": (f) => `ของรางวัลนี้แลกได้ ${f.times} ครั้ง และแลกครบแล้ว`,
    "wheel-no-spins-left": (f) => `วันนี้หมุนครบ ${f.spinsPerDay} ครั้งแล้ว หมุนได้อีกครั้ง ${thaiMoment(f.resetsAt)}`,
    "cards-not-on": "กิจกรรมเปิดการ์ดนี้ยังไม่เปิดหรือจบไปแล้ว",
    "card-not-there": (f) => `เลือกการ์ดได้ใบที่ 1–${f.cards}`,
    "cards-no-plays-left": (f) => `วันนี้เปิดการ์ดครบ ${f.playsPerDay} ครั้งแล้ว เปิดได้อีกครั้ง ${thaiMoment(f.resetsAt)}`,
    "check-in-done": (f) => `วันนี้เช็กอินแล้ว เช็กอินได้อีกครั้ง ${thaiMoment(f.resetsAt)}`,

    "game-not-found": "ไม่พบเกมนี้",
    "game-closed": "เกมนี้ปิดปรับปรุงชั่วคราว กรุณาเลือกเกมอื่นก่อน",
    "provider-down": (f) => `ค่าย ${f.provider} ขัดข้องชั่วคราว กรุณาลองใหม่ภายหลัง`,
    "launch-over": "เกมนี้ปิดไปแล้วหรือหมดเวลา กรุณาเปิดเกมใหม่",
    "bet-unknown": "ไม่มีตัวเลือกเดิมพันนี้",

    "play-limit-reached": (f) => {
      const [left, limit] =
        f.leftSatang === undefined || f.limitSatang === undefined
          ? [`${f.leftMinutes} นาที`, `${f.limitMinutes} นาที`]
          : [formatBaht(f.leftSatang), formatBaht(f.limitSatang)];
      return `ถึงขีดจำกัด${LIMIT_NAMES[f.limitKind]}ที่คุณตั้งไว้ ${limit} เหลือ ${left} เริ่มนับใหม่ ${thaiMoment(f.resetsAt)}`;
    },
    "play-paused": (f) => (f.until === undefined ? "คุณงดเล่นอยู่" : `คุณพักเล่นอยู่ถึง ${thaiMoment(f.until)}`),
    "pause-shorter": (f) => `ทำให้สั้นลงไม่ได้ ตอนนี้พักเล่น${f.until === undefined ? "ตลอดไป" : `ถึง ${thaiMoment(f.until)}`}`,
    "limit-not-asked": "ไม่มีคำขอนี้หรือคำขอหมดอายุแล้ว",
    "limit-too-early": (f) => `ยืนยันได้ตั้งแต่ ${thaiMoment(f.from)}`,

    "key-reused": "คำขอนี้ซ้ำกับคำขออื่น",
    "too-many-refused": (f) => `วันนี้มีรายการที่ไม่ผ่านมากเกินไป รายการล่าสุดไม่ได้ทำ ลองใหม่ได้ ${thaiMoment(f.until)}`,
  },
};
