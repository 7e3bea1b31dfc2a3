export const receiptText = {
  title: "ใบเสร็จ",
  back: "กลับ",
  notFound: "ไม่พบรายการนี้",
  notFoundHint: "ตรวจที่อยู่ของหน้านี้อีกครั้ง หรือเปิดใบเสร็จจากประวัติรายการ",
  print: "พิมพ์ หรือบันทึกเป็น PDF",
  steps: "ขั้นตอนทั้งหมด",
  kind: { deposit: "ฝากเงิน", slip: "ฝากด้วยสลิป", withdrawal: "ถอนเงิน" },
  receiver: "บัญชีผู้รับ",
  reference: "อ้างอิงธนาคาร",
  requestedAt: "ทำรายการเมื่อ",
  creditIn: "เข้าเครดิต",
  creditOut: "หักจากเครดิต",
  creditSame: "เครดิต",
  noChange: "ไม่เปลี่ยน",
  creditAfter: "เครดิตหลังรายการ",
  /** Under the picture of a receipt. */
  asOf: (moment: string) => `ใบเสร็จ ณ ${moment}`,
} as const;
