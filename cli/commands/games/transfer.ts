import { transferToBank } from "../../../core/games/transfer-to-bank.ts";
import { command } from "../../command-line/command.ts";
import { INTENT } from "../../command-line/options.ts";
import { runMoneyCommand } from "../../runtime/run-money-command.ts";
import { returnAnswer } from "./return-answer.ts";

export const gamesTransfer = command({
  path: ["games", "transfer"],
  summary: "End all games and move the money that is left in them to the credit",
  options: { intent: INTENT },
  run: ({ intent }, context) =>
    runMoneyCommand(context, intent, {
      action: transferToBank,
      ask: undefined,
      answer: returnAnswer,
    }),
});
