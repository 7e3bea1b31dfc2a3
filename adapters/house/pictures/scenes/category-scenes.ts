import { cardCategory } from "./categories/card.ts";
import { casinoCategory } from "./categories/casino.ts";
import { lottoCategory } from "./categories/lotto.ts";
import { sportCategory } from "./categories/sport.ts";

/** The wide drawing of each category, and of all games. */
export const CATEGORY_SCENES = {
  card: cardCategory,
  casino: casinoCategory,
  lotto: lottoCategory,
  sport: sportCategory,
} as const satisfies Readonly<Record<string, () => string>>;
