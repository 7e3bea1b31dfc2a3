import type { HistoryKind } from "../../../core/wallet/history.ts";

const kind: Readonly<Record<HistoryKind, string>> = {
  deposit: "ฝากเงิน",
  withdrawal: "ถอนเงิน",
  game: "เกม",
  reward: "แลกรางวัล",
  wheel: "วงล้อ",
  "flip-card": "เปิดไพ่",
  "check-in": "เช็กอิน",
  affiliate: "แนะนำเพื่อน",
  bonus: "โบนัส",
};

export const historyText = {
  title: "ประวัติรายการ",
  kind,
  kindLabel: "ประเภทรายการ",
  all: "ทั้งหมด",
  from: "ตั้งแต่วันที่",
  to: "ถึงวันที่",
  clear: "ล้างตัวกรอง",
  item: "รายการ",
  time: "เวลา",
  change: "เปลี่ยนแปลง",
  balance: "เครดิตคงเหลือ",
  points: (count: string) => `${count} แต้ม`,
  more: "ดูเพิ่ม",
  end: "ครบทุกรายการแล้ว",
  empty: "ไม่มีรายการในช่วงนี้",
  emptyHint: "ลองเลือกประเภทอื่น หรือขยายช่วงวันที่",
} as const;
