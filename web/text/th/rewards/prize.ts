import type { ChancedPrize, Prize } from "../../../../core/rewards/model.ts";
import { formatBaht } from "../../../../core/shared/money.ts";
import { formatChance, formatCount } from "../../format.ts";

export const prizeText = {
  chances: "โอกาสได้รางวัล",
  prize: "รางวัล",
  chance: "โอกาส",
  none: "ไม่ได้รางวัล",
  won: (prize: string) => `ได้รับ ${prize}`,
  lost: "ครั้งนี้ไม่ได้รางวัล",
  points: (count: number) => `${formatCount(count)} แต้ม`,
  pointsLeft: (count: number) => `แต้มคงเหลือ ${formatCount(count)} แต้ม`,
  /** Of a thing that staff hand over. */
  handedOut: "ทีมงานจะตรวจสอบและมอบรางวัลให้ ติดตามได้ในรายการด้านล่าง",
} as const;

/** `฿5.00`, `20 แต้ม`, a thing's name, or that there was none. */
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

/** What came out, as a sentence. */
export function prizeSentence(prize: Prize): string {
  return prize.kind === "nothing" ? prizeText.lost : prizeText.won(prizeWords(prize));
}

/** One row for each prize, in the order given; the chances of the same prize in several places add up. */
export function chanceRows(prizes: readonly ChancedPrize[]) {
  const rows = new Map<string, { readonly kind: Prize["kind"]; readonly share: number }>();
  for (const { prize, chance } of prizes) {
    const label = prizeWords(prize);
    rows.set(label, { kind: prize.kind, share: (rows.get(label)?.share ?? 0) + chance });
  }
  return Array.from(rows, ([label, { kind, share }]) => ({
    key: label,
    label,
    kind,
    share,
    chance: formatChance(share),
  }));
}

/** What a table of chances says of the prizes. */
export function chanceTable(prizes: readonly ChancedPrize[]) {
  return {
    caption: prizeText.chances,
    prizeLabel: prizeText.prize,
    chanceLabel: prizeText.chance,
    rows: chanceRows(prizes),
  };
}
