/** The texts about a money action that every money screen shares: its outcome, its steps, its columns. */
export const moneyText = {
  unit: "บาท",
  outcome: {
    checking: "กำลังตรวจสอบผล ไม่ต้องกดซ้ำ ระบบจะไม่ส่งรายการนี้ซ้ำ",
    unknown: "ยังไม่ทราบผลของรายการล่าสุด กรุณาอย่าทำรายการซ้ำ ระบบจะตรวจสอบให้ต่อเนื่องจนทราบผล",
    checkAgain: "ตรวจสอบตอนนี้",
    elsewhere: "กำลังทำรายการนี้อยู่ในอีกแท็บหนึ่ง แท็บนี้ยังไม่ได้ส่งรายการ รอสักครู่ ผลจะแสดงที่นี่",
    followed: "รายการจากอีกแท็บเสร็จแล้ว กรุณาดูผลล่าสุดก่อน หากต้องการทำรายการเพิ่ม กดปุ่มได้เลย",
  },
  stepState: { done: "เสร็จแล้ว", now: "กำลังดำเนินการ", ahead: "ขั้นต่อไป", bad: "ไม่สำเร็จ" },
  reason: (text: string) => `เหตุผล: ${text}`,
  openTitle: "กำลังดำเนินการ",
  more: "ดูเพิ่ม",
  id: "เลขที่รายการ",
  amount: "จำนวนเงิน",
  status: "สถานะ",
  time: "เวลา",
} as const;
