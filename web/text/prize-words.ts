import { prizeText } from "#text/rewards/prize.ts";
import type { ChancedPrize, Prize } from "../../core/rewards/model.ts";
import { formatBaht } from "../../core/shared/money.ts";
import { formatChance } from "./numbers.ts";

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

/** The texts of a table of chances. */
export function chanceTable(prizes: readonly ChancedPrize[]) {
  return {
    caption: prizeText.chances,
    prizeLabel: prizeText.prize,
    chanceLabel: prizeText.chance,
    rows: chanceRows(prizes),
  };
}

/** One row for each prize that reads differently, in the given order. Adds up the chances of equal prizes. */
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
