import type { ChancedPrize, Prize } from "../../../../core/rewards/model.ts";
import { formatBaht } from "../../../../core/shared/money.ts";
import { chanceRowsOf } from "../../chance-rows.ts";
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

/** `฿5.00`, `20 แต้ม`, the name of an item, or that there is no prize. */
export function prizeWords(prize: Prize): string {
  switch (prize.kind) {
    case "credit":
      return formatBaht(prize.amountSatang);
    case "points":
      return prizeText.points(prize.points);
    case "item":
      return prize.title;
    case "nothing":
      return prizeText.none;
  }
}

/** The outcome of a play, as a sentence. */
export function prizeSentence(prize: Prize): string {
  return prize.kind === "nothing" ? prizeText.lost : prizeText.won(prizeWords(prize));
}

/** One row for each different prize, in the given order. Adds up the chances of equal prizes. */
export function chanceRows(prizes: readonly ChancedPrize[]) {
  return chanceRowsOf(prizes, prizeWords);
}

/** The texts of a table of chances. */
export function chanceTable(prizes: readonly ChancedPrize[]) {
  return {
    caption: prizeText.chances,
    prizeLabel: prizeText.prize,
    chanceLabel: prizeText.chance,
    rows: chanceRows(prizes),
  };
}

/** The columns of the wheel log and the card log. */
export const playLogText = {
  prize: "รางวัล",
  time: "เวลา",
  id: "เลขที่",
  pointsAfter: "แต้มคงเหลือ",
  more: "ดูเพิ่ม",
} as const;
