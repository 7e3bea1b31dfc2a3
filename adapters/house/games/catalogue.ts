import type { Game, TableBet } from "../../../core/games/model.ts";
import { DICE_BETS, type DiceBet, diceOdds } from "../../../core/rules/dice.ts";
import { baht } from "../../../core/shared/money.ts";

/** Limits of a bet on the dice. */
export const ROUND_MINIMUM = baht(1);
export const ROUND_MAXIMUM = baht(10_000);

const LABELS = {
  low: "ต่ำ 3–10",
  high: "สูง 11–18",
  eleven: "11 ไฮโล",
  triple: "ตอง",
  "face-1": "มีหน้า 1",
  "face-2": "มีหน้า 2",
  "face-3": "มีหน้า 3",
  "face-4": "มีหน้า 4",
  "face-5": "มีหน้า 5",
  "face-6": "มีหน้า 6",
} as const satisfies Record<DiceBet, string>;

export const DICE_TABLE: readonly TableBet[] = DICE_BETS.map((id) => ({ id, label: LABELS[id], ...diceOdds(id) }));

/** A game that the operator offers. Its rank comes from the rounds of all members, not from here. */
export interface CatalogueGame extends Game {
  /**
   * `dice`: the house runs the game by core's dice rule. `provider`: an outside maker runs it and the house opens it and
   * records its rounds. A sandbox has no such maker.
   */
  readonly engine: "dice" | "provider";
}
