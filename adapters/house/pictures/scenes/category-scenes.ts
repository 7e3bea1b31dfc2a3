import { allCategory } from "./categories/all.ts";
import { cardCategory } from "./categories/card.ts";
import { casinoCategory } from "./categories/casino.ts";
import { fishingCategory } from "./categories/fishing.ts";
import { hotCategory } from "./categories/hot.ts";
import { lottoCategory } from "./categories/lotto.ts";
import { slotCategory } from "./categories/slot.ts";
import { sportCategory } from "./categories/sport.ts";

/** The wide drawing of each category, and of all games. */
export const CATEGORY_SCENES = {
  all: allCategory,
  card: cardCategory,
  casino: casinoCategory,
  fishing: fishingCategory,
  hot: hotCategory,
  lotto: lottoCategory,
  slot: slotCategory,
  sport: sportCategory,
} as const satisfies Readonly<Record<string, () => string>>;
