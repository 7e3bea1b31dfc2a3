import { thaiWait } from "../../../../core/sentences/thai-visitors.ts";

export const signInText = {
  title: "เข้าสู่ระบบ",
  welcome: "ยินดีต้อนรับกลับมา",
  register: "สมัครสมาชิก",
  care: {
    title: "เข้าสู่ระบบอย่างปลอดภัย",
    points: ["ดูที่อยู่เว็บให้ถูกต้องก่อนกรอกรหัสผ่าน", "ไม่บอกรหัสผ่านหรือรหัส OTP กับใคร แม้แต่เจ้าหน้าที่"],
  },
  forgot: "ลืมรหัสผ่าน",
  form: {
    username: "ชื่อผู้ใช้",
    password: "รหัสผ่าน",
    showPassword: "แสดงรหัสผ่าน",
    hidePassword: "ซ่อนรหัสผ่าน",
    submit: "เข้าสู่ระบบ",
    submitting: "กำลังเข้าสู่ระบบ",
    solving: "กำลังยืนยันว่าเป็นคนจริง กรุณารอสักครู่",
    waiting: (seconds: number) => `ลองใหม่ได้ในอีก ${thaiWait(seconds)}`,
    detail: "รายละเอียด",
  },
} as const;
