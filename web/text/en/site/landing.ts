import type { Texts } from "../../texts.ts";
import type * as th from "../../th/site/landing.ts";

/** What a visitor sees first: it is part of the first download. */
export const landingText: Texts<typeof th.landingText> = {
  title: "Home",
  categories: "Games to play",
  categoriesText: "See all games",
  register: "Register",
  seePromotion: "See today's promotion",
};

/** The names of the game categories. */
export const gameCategoryText: Texts<typeof th.gameCategoryText> = {
  sport: "Sports",
  casino: "Live casino",
  slot: "Slots",
  fishing: "Fishing",
  card: "Cards",
  lotto: "Lottery",
  hot: "Hot",
};
