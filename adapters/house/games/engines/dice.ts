import { DICE_BETS, type DiceBet, diceOdds, diceWin, isDiceBet, throwDice } from "../../../../core/rules/dice.ts";
import type { Engine } from "./engine.ts";

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

const TABLE = DICE_BETS.map((id) => ({ id, label: LABELS[id], ...diceOdds(id) }));
const LEAST = Math.min(...TABLE.map(({ returnPercent }) => returnPercent));

/** Three dice, by core's rule. */
export const dice: Engine = {
  returnPercent: () => LEAST,
  prizes: () => [],
  bets: () => TABLE,
  play(_game, _standing, betOn, stake, random) {
    if (!isDiceBet(betOn)) return undefined;
    const drawn = throwDice(random);
    return { drawn, win: diceWin(betOn, stake, drawn), over: true };
  },
};
