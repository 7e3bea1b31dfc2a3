import type { LengthRange } from "../../../../core/rules/input-rules.ts";

export const registerText = {
  title: "สมัครสมาชิก",
  steps: { label: "ขั้นตอนการสมัคร", names: ["บัญชีผู้ใช้", "บัญชีธนาคาร"] },
  step: (number: number, name: string) => `ขั้นที่ ${number} จาก 2 ${name}`,
  checking: "กำลังตรวจสอบ",
  unchecked: "ตรวจสอบตอนนี้ไม่ได้ เราจะตรวจอีกครั้งเมื่อกดถัดไป",
  phone: { label: "เบอร์มือถือ", hint: "10 หลัก เช่น 081 234 5678", free: "ใช้เบอร์นี้ได้" },
  username: {
    label: "ชื่อผู้ใช้",
    hint: ({ minimum, maximum }: LengthRange) => `อังกฤษหรือตัวเลข ${minimum}–${maximum} ตัว ขึ้นต้นด้วยตัวอักษร`,
    free: "ใช้ชื่อนี้ได้",
  },
  password: {
    label: "รหัสผ่าน",
    hint: ({ minimum, maximum }: LengthRange) => `${minimum}–${maximum} ตัว มีทั้งตัวอักษรและตัวเลข`,
    fine: "รหัสผ่านใช้ได้",
  },
  confirm: { label: "รหัสผ่านอีกครั้ง", fine: "รหัสผ่านตรงกัน" },
  showPassword: "แสดงรหัสผ่าน",
  hidePassword: "ซ่อนรหัสผ่าน",
  bank: { label: "ธนาคารของคุณ", placeholder: "เลือกธนาคาร" },
  account: { label: "เลขที่บัญชี", hint: "เงินที่ถอนจะโอนเข้าบัญชีนี้เท่านั้น", free: "ใช้เลขที่บัญชีนี้ได้" },
  name: {
    label: "ชื่อและนามสกุลตามบัญชี",
    lookingUp: "กำลังตรวจสอบชื่อบัญชีกับธนาคาร",
    byHand: "ตอนนี้ดึงชื่อจากธนาคารไม่ได้ กรุณากรอกเอง",
    bankSays: (name: string) => `ชื่อบัญชีจากธนาคาร: ${name}`,
    confirmed: (bank: string) => `พบบัญชีนี้ที่${bank}`,
    check: "ตรวจสอบว่าเป็นชื่อของคุณ หากไม่ใช่ กรุณาตรวจธนาคารและเลขที่บัญชีอีกครั้ง",
    edit: "แก้ชื่อ",
  },
  inviter: {
    label: "รหัสผู้แนะนำ (ถ้ามี)",
    found: (maskedName: string) => `ผู้แนะนำ ${maskedName}`,
  },
  next: "ถัดไป",
  back: "ย้อนกลับ",
  submit: "สมัครสมาชิก",
  submitting: "กำลังสมัคร",
  outcome: {
    checking: "กำลังตรวจสอบผลการสมัคร ไม่ต้องกดซ้ำ",
    unknown: "ยังไม่ทราบผลการสมัคร ข้อมูลที่กรอกยังอยู่ครบ ตรวจสอบอีกครั้งได้โดยไม่สมัครซ้ำ",
    checkAgain: "ตรวจสอบตอนนี้",
  },
  haveAccount: "มีบัญชีแล้ว เข้าสู่ระบบ",
  welcome: "สมัครสำเร็จ ยินดีต้อนรับ",
} as const;
