/** The texts about a money action that every money screen shares: its outcome, its steps, its columns. */
export const moneyText = {
  unit: "บาท",
  outcome: {
    checking: "กำลังตรวจสอบผล เน็ตอาจสะดุด ไม่ต้องกดซ้ำ เราไม่ส่งรายการนี้ซ้ำสอง",
    unknown: "ยังไม่ทราบผลของรายการล่าสุด กรุณาอย่าทำรายการซ้ำ ระบบจะตรวจสอบให้ต่อเนื่องจนทราบผล",
    checkAgain: "ตรวจสอบตอนนี้",
    elsewhere: "กำลังทำรายการนี้อยู่ในอีกแท็บหนึ่ง ยังไม่ได้ส่งรายการจากแท็บนี้ รอสักครู่ ผลจะขึ้นที่นี่เอง",
    followed: "รายการจากอีกแท็บจบแล้ว กรุณาดูผลล่าสุดก่อน ถ้าต้องการทำอีกรายการ กดปุ่มได้เลย",
  },
  stepState: { done: "เสร็จแล้ว", now: "กำลังดำเนินการ", ahead: "ขั้นต่อไป", bad: "ไม่สำเร็จ" },
  reason: (text: string) => `เหตุผล: ${text}`,
  openTitle: "กำลังดำเนินการ",
  receipt: "ดูใบเสร็จ",
  picture: {
    save: "บันทึกรูป",
    share: "แชร์",
    busy: "กำลังสร้างรูป",
    saved: "บันทึกรูปแล้ว",
    failed: "สร้างรูปไม่สำเร็จ ลองใหม่อีกครั้ง",
  },
  more: "ดูเพิ่ม",
  id: "เลขที่รายการ",
  amount: "จำนวนเงิน",
  status: "สถานะ",
  time: "เวลา",
} as const;
