import { formatCount } from "../../numbers.ts";

export const wheelText = {
  title: "วงล้อรางวัล",
  drawing: (labels: readonly string[]) => `วงล้อ ${labels.length} ช่อง: ${labels.join(", ")}`,
  stoppedAt: (label: string) => `วงล้อหยุดที่ช่อง ${label}`,
  points: "แต้มของคุณ",
  price: "ราคาต่อครั้ง",
  left: "วันนี้เหลือ",
  free: "ฟรี",
  times: (count: number) => `${formatCount(count)} ครั้ง`,
  unlimited: "ไม่จำกัด",
  spin: (price: string) => `หมุน 1 ครั้ง ใช้ ${price}`,
  spinFree: "หมุน 1 ครั้ง ฟรี",
  spinning: "กำลังหมุน",
  tooFewPoints: "แต้มไม่พอสำหรับหมุนครั้งนี้ รับแต้มได้จากเช็กอินรายวัน",
  noneLeft: "วันนี้หมุนครบแล้ว เริ่มนับใหม่ 00:00 น.",
  note: "ขนาดช่องตรงกับโอกาสจริง ระบบสุ่มผลก่อน แล้ววงล้อหมุนไปแสดงผลนั้น",
  log: "ประวัติการหมุน",
  logEmpty: "ยังไม่เคยหมุน",
  logEmptyHint: "ผลการหมุนและแต้มคงเหลือจะแสดงที่นี่",
} as const;
