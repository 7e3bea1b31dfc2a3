import { formatBaht, type Satang } from "../../../../core/shared/money.ts";

export const firstStepsText = {
  title: (left: string) => `อีก ${left} ขั้นก็พร้อมเล่น`,
  label: "เริ่มต้นใช้งาน",
  states: { done: "เสร็จแล้ว", now: "ทำต่อเลย", ahead: "ขั้นต่อไป" },
  deposit: {
    title: "ฝากเงินครั้งแรก",
    least: (amount: Satang) => `เริ่มต้นที่ ${formatBaht(amount)}`,
    text: "สแกนคิวอาร์ หรือแนบสลิป",
    done: "ฝากเงินแล้ว",
    action: "ฝากเงิน",
  },
  welcome: {
    title: "รับแต้มต้อนรับ",
    text: (points: string) => `รับฟรี ${points} ใช้แลกของรางวัลหรือหมุนวงล้อ`,
    done: "รับแต้มแล้ว",
    action: (points: string) => `รับ ${points}`,
  },
  checkIn: {
    title: "เช็กอินวันแรก",
    text: "เช็กอินได้ทุกวัน รับแต้มทันที",
    done: "เช็กอินแล้ว",
    action: "เช็กอิน",
  },
} as const;
