import type { Game } from "../../../core/games/model.ts";

/** A game of the operator's, and what plays it. */
export interface CatalogueGame extends Game {
  /**
   * `dice`: the house itself, by core's dice rule. `provider`: a maker outside; the house opens the game and keeps its
   * books, and a sandbox has nobody who plays it.
   */
  readonly engine: "dice" | "provider";
}
