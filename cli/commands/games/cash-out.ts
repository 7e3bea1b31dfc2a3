import { cashOut } from "../../../core/games/leave-games.ts";
import { command } from "../../command-line/command.ts";
import { INTENT, needed, positional, textOption } from "../../command-line/options.ts";
import { runMoneyCommand } from "../../runtime/run-money-command.ts";
import { returnAnswer } from "./return-answer.ts";

export const gamesCashOut = command({
  path: ["games", "cash-out"],
  summary: "End a game and move its money to the credit",
  options: { game: needed(positional(textOption("--game <id>", "the game's id"))), intent: INTENT },
  run: ({ game: gameId, intent }, cli) =>
    runMoneyCommand(cli, intent, {
      first: (dependencies, key, hooks) => cashOut(dependencies, { gameId, key }, hooks),
      answer: returnAnswer,
    }),
});
