/** Texts of the screens that show a provider's page in a frame. */
export const embedText = {
  liveScore: "ผลบอลสด",
  standings: "ตารางคะแนน",
  toStandings: "ดูตารางคะแนน",
  toLiveScore: "ดูผลบอลสด",
  frame: {
    loading: "กำลังโหลด",
    failed: "โหลดหน้านี้ไม่สำเร็จ",
    hint: "ผู้ให้บริการอาจขัดข้องชั่วคราว ลองโหลดใหม่อีกครั้ง",
    retry: "โหลดใหม่",
  },
  notSet: "ยังไม่เปิดให้ใช้งาน",
  notSetText: "หน้านี้ยังไม่มีผู้ให้บริการ",
} as const;
