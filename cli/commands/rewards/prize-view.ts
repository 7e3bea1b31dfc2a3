import type { ChancedPrize, Prize } from "../../../core/rewards/model.ts";
import type { JsonObject } from "../../output/json.ts";
import { money } from "../../output/view.ts";

export function prizeJson(prize: Prize): JsonObject {
  return { ...prize };
}

export function prizeText(prize: Prize): string {
  switch (prize.kind) {
    case "credit":
      return money(prize.amountSatang);
    case "points":
      return `${prize.points} points`;
    case "item":
      return prize.title;
    case "nothing":
      return "nothing";
  }
}

/** `12%`, with at most four decimals. */
export function chanceText({ chance }: ChancedPrize): string {
  return `${Number((chance * 100).toFixed(4))}%`;
}
