import type { ChancedPrize, Prize } from "../../core/rewards/model.ts";
import { formatChance } from "./numbers.ts";

/** One row for each prize that reads differently, in the given order. Adds up the chances of equal prizes. */
export function chanceRowsOf(prizes: readonly ChancedPrize[], wordsOf: (prize: Prize) => string) {
  const rows = new Map<string, { readonly kind: Prize["kind"]; readonly share: number }>();
  for (const { prize, chance } of prizes) {
    const label = wordsOf(prize);
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
