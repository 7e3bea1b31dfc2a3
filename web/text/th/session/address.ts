import type { AddressField } from "../../../../core/session/model.ts";

const label: Readonly<Record<AddressField, string>> = {
  recipient: "ชื่อผู้รับ",
  phone: "เบอร์โทรผู้รับ",
  line: "บ้านเลขที่ หมู่ ซอย ถนน",
  subdistrict: "แขวง/ตำบล",
  district: "เขต/อำเภอ",
  province: "จังหวัด",
  postcode: "รหัสไปรษณีย์",
};

export const addressText = {
  title: "ที่อยู่จัดส่ง",
  intro: "ใช้ส่งของรางวัลถึงคุณเท่านั้น",
  none: "ยังไม่มีที่อยู่ กรอกไว้ก่อนแลกของรางวัล",
  label,
  chooseProvince: "เลือกจังหวัด",
  submit: "บันทึกที่อยู่",
  saving: "กำลังบันทึกที่อยู่",
  done: "บันทึกที่อยู่แล้ว",
  outcome: {
    checking: "กำลังตรวจสอบว่าบันทึกที่อยู่แล้วหรือไม่",
    unknown: "ยังไม่ทราบว่าบันทึกที่อยู่แล้วหรือไม่ ดูที่อยู่ด้านล่าง แล้วกดบันทึกอีกครั้งได้",
    checkAgain: "ตรวจสอบตอนนี้",
    elsewhere: "กำลังบันทึกที่อยู่ในอีกแท็บหนึ่ง รอสักครู่ ผลจะแสดงที่นี่",
    followed: "บันทึกที่อยู่จากอีกแท็บเสร็จแล้ว",
  },
} as const;
