/** The bar of a demo that runs in the page itself. */
export const demoText = {
  label: "เดโม",
  what: "เดโมในเบราว์เซอร์นี้ ไม่ใช่เงินจริง",
  controls: "ตัวช่วยเดโม",
  signIn: (members: readonly string[], password: string) => `เข้าสู่ระบบด้วยชื่อ ${members.join(", ")} รหัสผ่าน ${password}`,
  notStored: "เบราว์เซอร์นี้ไม่ยอมให้บันทึก ข้อมูลจะหายเมื่อปิดหน้านี้",
  failed: "เปิดเดโมในเบราว์เซอร์นี้ไม่ได้ ต้องเปิดผ่าน https หรือ localhost ด้วยเบราว์เซอร์รุ่นใหม่",
  automatic: "อนุมัติรายการอัตโนมัติ",
  approveAll: "อนุมัติรายการที่รออยู่",
  hour: "ข้ามไป 1 ชั่วโมง",
  day: "ข้ามไป 1 วัน",
  startAgain: "เริ่มใหม่ทั้งหมด",
  confirm: "ลบสมาชิก เงิน และประวัติทั้งหมดของเดโมนี้แล้วเริ่มใหม่ไหม",
  yes: "ลบแล้วเริ่มใหม่",
  no: "ไม่ลบ",
} as const;
