import { requestWithdrawal } from "../../../../core/wallet/request-withdrawal.ts";
import { command } from "../../../command-line/command.ts";
import { inMemory } from "../../../command-line/example.ts";
import { amount, INTENT, needed, positional } from "../../../command-line/options.ts";
import { runMoneyCommand } from "../../../runtime/run-money-command.ts";
import { withdrawalAnswer } from "./withdrawal-answer.ts";

export const walletWithdrawRequest = command({
  path: ["wallet", "withdraw", "request"],
  summary: "Ask for a withdrawal; refused (exit 3) with what is left and when it resets",
  needs: ["member"],
  examples: [
    inMemory("sanam wallet withdraw request 500"),
    inMemory("sanam wallet withdraw request 1,500.50 --output json"),
  ],
  options: { amount: needed(positional(amount("--amount <baht>", "the amount"))), intent: INTENT },
  run: ({ amount: asked, intent }, context) =>
    runMoneyCommand(context, intent, {
      action: requestWithdrawal,
      ask: { amount: asked },
      again: { amountSatang: asked, knownIds: [] },
      answer: withdrawalAnswer,
    }),
});
