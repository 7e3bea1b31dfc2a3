import { transferToBank } from "../../../core/games/transfer-to-bank.ts";
import { command } from "../../command-line/command.ts";
import { inMemory } from "../../command-line/example.ts";
import { INTENT } from "../../command-line/options.ts";
import { runMoneyCommand } from "../../runtime/run-money-command.ts";
import { returnAnswer } from "./return-answer.ts";

export const gamesTransfer = command({
  path: ["games", "transfer"],
  summary: "End all games and move the money that is left in them to the credit",
  needs: ["member"],
  examples: [inMemory("sanam games transfer")],
  options: { intent: INTENT },
  run: ({ intent }, context) =>
    runMoneyCommand(context, intent, {
      action: transferToBank,
      ask: undefined,
      answer: returnAnswer,
    }),
});
