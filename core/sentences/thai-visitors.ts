import { thaiMoment } from "../shared/bangkok-time.ts";
import type { VisitorSentences } from "./sentences.ts";

const NO_BREAK_SPACE = "\u00a0";

/** `8 วินาที` or `2 นาที`, rounded up, for a wait in seconds. The number and its unit stay on one line. */
export function thaiWait(seconds: number): string {
  const [count, unit] = seconds < 60 ? [seconds, "วินาที"] : [seconds / 60, "นาที"];
  return `${Math.ceil(count)}${NO_BREAK_SPACE}${unit}`;
}

/** Every sentence that a visitor may meet on the landing page and at the sign-in. */
export const thaiForVisitors: VisitorSentences = {
  language: "th",
  refusals: {
    "credentials-wrong": "ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง",
    "sign-in-locked": (f) =>
      `ใส่รหัสผ่านผิดหลายครั้งเกินไป ลองใหม่ได้${f.retryAfter === undefined ? ` ${thaiMoment(f.until)}` : `ในอีก ${thaiWait(f.retryAfter)}`}`,
    "too-many-requests": (f) => `ขณะนี้มีผู้ใช้งานจำนวนมาก กรุณาลองใหม่ในอีก ${thaiWait(f.retryAfter)}`,
    "second-factor-required": "กรุณายืนยันตัวตนอีกขั้น",
    "second-factor-wrong": "รหัสยืนยันไม่ถูกต้อง",
    "second-factor-used": "รหัสนี้ใช้ไปแล้ว กรุณารอรหัสใหม่",
    "second-factor-format": "กรอกรหัสให้ครบทุกตัว",
    "username-required": "กรุณากรอกชื่อผู้ใช้",
    "password-required": "กรุณากรอกรหัสผ่าน",
    "body-invalid": (f) => `ข้อมูลช่อง ${f.field} ไม่ถูกต้อง`,
    offline: "ไม่มีอินเทอร์เน็ต ยังไม่ได้ส่งรายการ เชื่อมต่อใหม่แล้วกดอีกครั้ง",
    maintenance: "ปิดปรับปรุงระบบชั่วคราว",
    "backend-refused": (f) => f.message || "ระบบไม่รับคำขอนี้",
  },
  faults: {
    unauthorised: ["กรุณาเข้าสู่ระบบอีกครั้ง", ""],
    unreachable: ["เชื่อมต่อระบบไม่ได้", "กรุณาตรวจสอบอินเทอร์เน็ตแล้วลองใหม่"],
    "timed-out": ["ระบบตอบช้าเกินไป", "กรุณาลองใหม่อีกครั้ง"],
    cancelled: ["ยกเลิกการเชื่อมต่อแล้ว", ""],
    unavailable: ["ระบบไม่พร้อมให้บริการชั่วคราว", "กรุณาลองใหม่ในอีกสักครู่"],
    contract: ["ระบบตอบข้อมูลไม่ครบหรือผิดรูปแบบ", "กรุณาลองใหม่ หากยังพบปัญหา กรุณาแจ้งเจ้าหน้าที่"],
    "not-available": ["ส่วนนี้ยังไม่เปิดให้ใช้งาน", ""],
    server: ["ระบบขัดข้อง", "กรุณาลองใหม่ในอีกสักครู่"],
  },
  unknownEffect: "ยังไม่ทราบผลของรายการนี้ กรุณาตรวจรายการล่าสุดก่อนทำใหม่",
};
