/** Texts of the screens that show a provider's page in a frame. */
export const embedText = {
  liveScore: "ผลบอลสด",
  standings: "ตารางคะแนน",
  toStandings: "ดูตารางคะแนน",
  toLiveScore: "ดูผลบอลสด",
  frame: {
    loading: "กำลังโหลด",
    failed: "หน้านี้ยังไม่มา",
    hint: "ผู้ให้บริการอาจขัดข้องชั่วคราว ลองโหลดใหม่อีกครั้ง",
    retry: "โหลดใหม่",
  },
  notSet: "ยังไม่ได้เปิดให้ใช้",
  notSetText: "เว็บไซต์นี้ยังไม่ได้เลือกผู้ให้บริการของหน้านี้",
} as const;
