import type { Game } from "../../../core/games/model.ts";

/** A game without any fact that the rows of the lobby are about. */
export const GAME: Game = {
  id: "g",
  name: "เกม",
  latinName: undefined,
  provider: "คลื่นใต้",
  category: "fishing",
  slotType: undefined,
  returnPercent: undefined,
  imagePath: undefined,
  open: true,
  hot: false,
  addedAt: undefined,
  rank: undefined,
  jackpotSatang: undefined,
};
