import { cashOut } from "../../../core/games/cash-out.ts";
import { command } from "../../command-line/command.ts";
import { inMemory } from "../../command-line/example.ts";
import { INTENT, needed, positional, textOption } from "../../command-line/options.ts";
import { runMoneyCommand } from "../../runtime/run-money-command.ts";
import { returnAnswer } from "./return-answer.ts";

export const gamesCashOut = command({
  path: ["games", "cash-out"],
  summary: "End a game and move its money to the credit",
  needs: ["member"],
  examples: [inMemory("sanam games cash-out sanam-dice")],
  options: { game: needed(positional(textOption("--game <id>", "the game's id"))), intent: INTENT },
  run: ({ game: gameId, intent }, context) =>
    runMoneyCommand(context, intent, {
      action: cashOut,
      ask: { gameId },
      answer: returnAnswer,
    }),
});
