export const promotionText = {
  title: "โปรโมชัน",
  lead: "โบนัสเงินฝาก วันละ 2 ช่วง",
  most: "โบนัสสูงสุด",
  period: (number: number) => `ช่วงที่ ${number}`,
  running: "กำลังเปิด",
  rate: (percent: string) => `โบนัส ${percent}%`,
  time: (start: string, end: string) => `${start}–${end} น.`,
  endDigit: (amount: string) => `โบนัสเลขท้าย ฿${amount}`,
  conditions: {
    title: "เงื่อนไข",
    lines: (most: string) => [
      "เวลาทุกช่วงเป็นเวลาประเทศไทย และเหมือนกันทุกวัน",
      `โบนัสรวมสูงสุดไม่เกิน ${most}`,
      "เงื่อนไขการรับและการถอนโบนัส สอบถามเจ้าหน้าที่ก่อนฝากได้เสมอ",
      "จะไม่รับโบนัสก็ได้ ฝากเท่าที่ตั้งใจไว้ก็พอ",
    ],
    ask: "ติดต่อเจ้าหน้าที่",
  },
  none: "ตอนนี้ไม่มีโปรโมชัน",
  noneHint: "เมื่อมีโบนัสรอบใหม่ รายละเอียดจะอยู่ที่หน้านี้",
} as const;
