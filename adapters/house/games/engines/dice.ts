import { DICE_BETS, type DiceBet, diceOdds, diceWin, isDiceBet, throwDice } from "../../../../core/rules/dice.ts";
import type { Engine, Label } from "./engine.ts";

const face = (pips: number): Label => ({ th: `มีหน้า ${pips}`, en: `Has a ${pips}` });

const LABELS = {
  low: { th: "ต่ำ 3–10", en: "Low 3–10" },
  high: { th: "สูง 11–18", en: "High 11–18" },
  eleven: { th: "11 ไฮโล", en: "11 Hi-Lo" },
  triple: { th: "ตอง", en: "Triple" },
  "face-1": face(1),
  "face-2": face(2),
  "face-3": face(3),
  "face-4": face(4),
  "face-5": face(5),
  "face-6": face(6),
} as const satisfies Record<DiceBet, Label>;

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
