import { unbroken } from "../../keep-together.ts";
import { formatCount } from "../../numbers.ts";

export const flipCardText = {
  title: { "flip-card": "เปิดการ์ดรับทันที", "flip-card-reward": "เปิดการ์ดลุ้นรางวัล" },
  intro: {
    "flip-card": "เลือกการ์ด 1 ใบ เปิดแล้วรับรางวัลทันที",
    "flip-card-reward": "เลือกการ์ด 1 ใบ หากได้ของรางวัล เจ้าหน้าที่จะมอบให้",
  },
  legend: "เลือกการ์ด 1 ใบ",
  card: (card: number) => `การ์ดใบที่ ${formatCount(card + 1)}`,
  place: (card: number) => `ใบที่ ${formatCount(card + 1)}`,
  cardHeld: (card: number, prize: string) => `การ์ดใบที่ ${formatCount(card + 1)}: ${prize}`,
  period: (from: string, to: string) => `กิจกรรมเปิด ${unbroken(from)} ถึง ${unbroken(to)}`,
  pickFirst: "เลือกการ์ดก่อน",
  turn: (card: number, price: string) => `เปิดใบที่ ${formatCount(card + 1)} ใช้ ${price}`,
  turnFree: (card: number) => `เปิดใบที่ ${formatCount(card + 1)} ฟรี`,
  turning: "กำลังเปิดการ์ด",
  again: "เล่นอีกรอบ",
  closed: "เปิดเฉพาะใบที่เลือก ใบอื่นคว่ำไว้ตามเดิม",
  tooFewPoints: "แต้มไม่พอสำหรับเปิดการ์ด รับแต้มได้จากเช็กอินรายวัน",
  noneLeft: "วันนี้เปิดครบแล้ว เริ่มนับใหม่ 00:00 น.",
  note: "ทุกใบมีโอกาสเท่ากัน เลือกใบไหนก็ไม่ต่างกัน ระบบสุ่มทุกใบพร้อมกันตามโอกาสนี้",
  requests: "ของรางวัลจากการ์ด",
  requestsEmpty: "ยังไม่มีของรางวัลจากการ์ด",
  log: "ประวัติการเปิดการ์ด",
  logEmpty: "ยังไม่เคยเปิดการ์ด",
  logEmptyHint: "ผลการเปิดการ์ดและแต้มคงเหลือจะแสดงที่นี่",
  none: "ตอนนี้ไม่มีกิจกรรมการ์ดนี้",
  noneHint: "เมื่อเปิดรอบใหม่ เราจะแจ้งวันและโอกาสไว้ที่นี่",
  column: { card: "การ์ด" },
} as const;
