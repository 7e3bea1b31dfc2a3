import { requestWithdrawal } from "../../../../core/wallet/request-withdrawal.ts";
import { settleWithdrawal } from "../../../../core/wallet/settle-withdrawal.ts";
import { carryOut } from "../../../runtime/run-money-action.ts";
import { command } from "../../../command-line/command.ts";
import { amount, INTENT, needed, positional } from "../../../command-line/options.ts";
import { withdrawalAnswer } from "./withdrawal-answer.ts";

export const withdrawRequest = command({
  path: ["wallet", "withdraw", "request"],
  summary: "Ask for a withdrawal; refused (exit 3) with what is left and when it resets",
  options: { amount: needed(positional(amount("--amount <baht>", "how much"))), intent: INTENT },
  run: ({ amount: asked, intent }, cli) =>
    carryOut(cli, intent, {
      first: (desk, key, hooks) => requestWithdrawal(desk, { amount: asked, key }, hooks),
      again: (desk, key, hooks) =>
        settleWithdrawal(
          desk,
          { kind: "withdrawal-request", key, madeAt: desk.clock(), amountSatang: asked, knownIds: [] },
          hooks,
        ),
      answer: withdrawalAnswer,
    }),
});
