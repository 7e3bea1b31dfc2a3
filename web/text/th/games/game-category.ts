import type { GameCategory } from "../../../../core/games/model.ts";

/** The names of the game categories. */
export const gameCategoryText: Readonly<Record<GameCategory, string>> = {
  sport: "กีฬา",
  casino: "คาสิโนสด",
  slot: "สล็อต",
  fishing: "ยิงปลา",
  card: "ไพ่",
  lotto: "หวย",
  hot: "มาแรง",
};
