import { shellText } from "../site/shell.ts";

export const supportText = {
  title: "รายละเอียดสำหรับแจ้งปัญหา",
  hint: "คัดลอกข้อความนี้ส่งให้เจ้าหน้าที่ได้ ไม่มีรหัสผ่านอยู่ในนี้",
  copy: shellText.copy,
  copied: shellText.copied,
  copyName: "คัดลอกรายละเอียดสำหรับแจ้งปัญหา",
} as const;
