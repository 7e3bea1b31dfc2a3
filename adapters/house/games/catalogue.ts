import type { Game } from "../../../core/games/model.ts";

/** A game that the operator offers. Its rank comes from the rounds of all members, not from here. */
export interface CatalogueGame extends Game {
  /**
   * `dice`: the house runs the game by core's dice rule. `provider`: an outside maker runs it and the house opens it and
   * records its rounds. A sandbox has no such maker.
   */
  readonly engine: "dice" | "provider";
}
