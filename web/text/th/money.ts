/** What every money screen says of an action: its outcome, its timeline, its time. */
export const moneyText = {
  unit: "บาท",
  outcome: {
    checking: "กำลังตรวจสอบผล เน็ตอาจสะดุด ไม่ต้องกดซ้ำ เราไม่ส่งรายการนี้ซ้ำสอง",
    unknown: "ยังไม่ทราบผลของรายการล่าสุด กรุณาอย่าทำรายการซ้ำ ระบบจะตรวจสอบให้ต่อเนื่องจนทราบผล",
    checkAgain: "ตรวจสอบตอนนี้",
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
