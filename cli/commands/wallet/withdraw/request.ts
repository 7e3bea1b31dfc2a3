import { requestWithdrawal } from "../../../../core/wallet/request-withdrawal.ts";
import { command } from "../../../command-line/command.ts";
import { amount, INTENT, needed, positional } from "../../../command-line/options.ts";
import { runMoneyCommand } from "../../../runtime/run-money-command.ts";
import { withdrawalAnswer } from "./withdrawal-answer.ts";

export const withdrawRequest = command({
  path: ["wallet", "withdraw", "request"],
  summary: "Ask for a withdrawal; refused (exit 3) with what is left and when it resets",
  options: { amount: needed(positional(amount("--amount <baht>", "how much"))), intent: INTENT },
  run: ({ amount: asked, intent }, cli) =>
    runMoneyCommand(cli, intent, {
      action: requestWithdrawal,
      ask: { amount: asked },
      again: { amountSatang: asked, knownIds: [] },
      answer: withdrawalAnswer,
    }),
});
