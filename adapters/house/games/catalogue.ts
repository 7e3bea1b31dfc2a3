import type { Game, TableEngine } from "../../../core/games/model.ts";
import { baht } from "../../../core/shared/money.ts";
import { dice } from "./engines/dice.ts";
import type { Engine, HouseGame } from "./engines/engine.ts";
import { highLow } from "./engines/high-low.ts";
import { numbers } from "./engines/numbers.ts";
import { penalty } from "./engines/penalty.ts";
import { reels } from "./engines/reels.ts";

/** Limits of a round's stake. */
export const ROUND_MINIMUM = baht(1);
export const ROUND_MAXIMUM = baht(10_000);

export const ENGINES: Readonly<Record<TableEngine, Engine>> = { dice, reels, "high-low": highLow, penalty, numbers };

/** A game that the operator offers. Its rank comes from the rounds of all members, not from here. */
export interface CatalogueGame extends Game {
  /** Undefined: an outside maker runs the game, and the house opens it and records its rounds. */
  readonly engine: HouseGame | undefined;
  /** Where an outside maker's game opens, and what its maker calls it. */
  readonly launch?: { readonly url: string; readonly code: string };
}
