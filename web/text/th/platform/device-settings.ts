export const deviceSettingsText = {
  title: "ตั้งค่าการแสดงผล",
  intro: "ใช้กับเครื่องนี้เท่านั้น",
  confirmations: "ให้หน้าต่างยืนยันปิดเอง",
  confirmationsHint: "ปิดเองใน 5 วินาทีโดยไม่ทำรายการ ถ้าต้องการเวลาอ่านมากขึ้น ให้ปิดตัวเลือกนี้",
} as const;
