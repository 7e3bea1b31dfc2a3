import type { LengthRange } from "../../../../core/rules/input-rules.ts";

export const changePasswordText = {
  title: "เปลี่ยนรหัสผ่าน",
  old: "รหัสผ่านปัจจุบัน",
  new: "รหัสผ่านใหม่",
  confirm: "รหัสผ่านใหม่อีกครั้ง",
  rule: ({ minimum, maximum }: LengthRange) => `ยาว ${minimum}–${maximum} ตัว มีทั้งตัวอักษรและตัวเลข`,
  others: "เมื่อเปลี่ยนแล้ว อุปกรณ์อื่นที่เข้าสู่ระบบไว้จะออกจากระบบทั้งหมด",
  submit: "เปลี่ยนรหัสผ่าน",
  sending: "กำลังเปลี่ยนรหัสผ่าน",
  done: "เปลี่ยนรหัสผ่านแล้ว",
  doneText: "เข้าสู่ระบบครั้งถัดไปด้วยรหัสผ่านใหม่ อุปกรณ์อื่นออกจากระบบแล้ว",
  back: "กลับหน้าหลัก",
  show: "แสดงรหัสผ่าน",
  hide: "ซ่อนรหัสผ่าน",
} as const;
