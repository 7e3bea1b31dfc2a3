/** Texts that only the served page has. The keys are the placeholders of index.html. */
export const servedText = {
  description: "เว็บสมาชิก ฝากถอนเห็นทุกขั้นตอน ทุกรายการมีสถานะและเวลาชัดเจน",
  unsupported: "เบราว์เซอร์หรือเวอร์ชันนี้ยังไม่รองรับ กรุณาอัปเดต หรือเปิดด้วย Chrome หรือ Safari รุ่นใหม่",
  scriptNeeded: "กรุณาเปิดใช้ JavaScript เพื่อเข้าใช้งาน",
} as const;
