import { prizeText } from "./prize.ts";

const claim = (points: number) => (points > 0 ? `แลก ${prizeText.points(points)}` : "รับฟรี");

export const rewardText = {
  title: "แลกของรางวัล",
  back: "ดูทุกหมวด",
  categories: "หมวดของรางวัล",
  all: "ทั้งหมด",
  missing: "ไม่พบหมวดนี้",
  missingHint: "หมวดนี้อาจปิดไปแล้ว ดูหมวดอื่นได้ที่หน้าแลกของรางวัล",
  empty: "ยังไม่มีของรางวัล",
  emptyHint: "เมื่อมีของรางวัลใหม่จะแสดงที่นี่",
  points: (points: string) => `มี ${points}`,
  price: (points: number) => (points > 0 ? prizeText.points(points) : "ฟรี"),
  take: (points: number) => (points > 0 ? "แลก" : "รับฟรี"),
  /** A screen reader reads it instead of the button's text, which is the same on every reward. */
  claimOf: (points: number, title: string) => `${claim(points)}: ${title}`,
  confirm: {
    title: "ยืนยันการแลก",
    price: "ใช้แต้ม",
    left: "แต้มคงเหลือหลังแลก",
    prize: "ได้รับ",
    yes: (points: number) => (points > 0 ? `ยืนยัน ใช้ ${prizeText.points(points)}` : "ยืนยันรับของรางวัล"),
    no: "ยกเลิก",
  },
  sending: "กำลังส่งคำขอ",
  sent: (title: string) => `ส่งคำขอแลก ${title} แล้ว`,
  history: "รายการแลกของคุณ",
  historyEmpty: "ยังไม่มีรายการแลก",
  historyEmptyHint: "เมื่อแลกของรางวัล สถานะแต่ละขั้นจะแสดงที่นี่",
  more: "ดูเพิ่ม",
} as const;
