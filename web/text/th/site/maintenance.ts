export const maintenanceText = {
  documentTitle: "ปิดปรับปรุงระบบ",
  title: "ปิดปรับปรุงระบบชั่วคราว",
  text: ["เงินและรายการของคุณอยู่ครบ", "หน้านี้จะกลับมาเองเมื่อระบบพร้อม"],
  until: (time: string) => `คาดว่ากลับมา ${time}`,
  checked: (time: string) => `ตรวจล่าสุด ${time}`,
  checkNow: "ตรวจสอบตอนนี้",
  checking: "กำลังตรวจสอบ",
  open: "ระบบเปิดตามปกติ",
  openHint: "ตอนนี้ไม่มีการปิดปรับปรุง",
  enter: "เข้าสู่เว็บไซต์",
} as const;
