import { formatCount } from "../../numbers.ts";

export const prizeText = {
  chances: "โอกาสได้รางวัล",
  prize: "รางวัล",
  chance: "โอกาส",
  none: "ไม่ได้รางวัล",
  won: (prize: string) => `ได้รับ ${prize}`,
  lost: "ครั้งนี้ไม่ได้รางวัล",
  pointsNow: "แต้มของคุณ",
  price: "ราคาต่อครั้ง",
  left: "วันนี้เหลือ",
  free: "ฟรี",
  times: (count: number) => `${formatCount(count)} ครั้ง`,
  unlimited: "ไม่จำกัด",
  /** The prize flies to the balance. */
  onItsWay: "กำลังเข้ายอดของคุณ",
  points: (count: number) => `${formatCount(count)} แต้ม`,
  pointsLeft: (count: number) => `แต้มคงเหลือ ${formatCount(count)} แต้ม`,
  /** For an item that staff deliver. */
  handedOut: "เจ้าหน้าที่จะตรวจสอบและมอบรางวัลให้ ติดตามได้ในรายการด้านล่าง",
} as const;

/** The columns of the wheel log and the card log. */
export const playLogText = {
  prize: "รางวัล",
  time: "เวลา",
  id: "เลขที่",
  pointsAfter: "แต้มคงเหลือ",
  more: "ดูเพิ่ม",
} as const;
