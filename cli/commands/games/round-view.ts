import type { Round } from "../../../core/games/model.ts";
import { toIso } from "../../../core/shared/bangkok-time.ts";
import type { JsonObject } from "../../output/json.ts";
import { type Block, moment, money, table } from "../../output/view.ts";

export function roundJson({ id, at, betOn, betSatang, winSatang, dice }: Round): JsonObject {
  return { id, at: toIso(at), betOn, betSatang, winSatang, dice: [...dice] };
}

export function roundTable(rounds: readonly Round[]): Block {
  return table(
    ["Id", "At", "On", "Bet>", "Dice", "Won>"],
    rounds.map(({ id, at, betOn, betSatang, winSatang, dice }) => [
      id,
      moment(at),
      betOn,
      money(betSatang),
      dice.join(" "),
      money(winSatang),
    ]),
    "No rounds yet.",
  );
}
