import { requestDeposit } from "../../../../core/wallet/request-deposit.ts";
import { command } from "../../../command-line/command.ts";
import { inMemory } from "../../../command-line/example.ts";
import { amount, INTENT, needed, positional } from "../../../command-line/options.ts";
import { moment } from "../../../output/view.ts";
import { runMoneyCommand } from "../../../runtime/run-money-command.ts";
import { depositJson, requestView } from "../request-view.ts";

export const walletDepositRequest = command({
  path: ["wallet", "deposit", "request"],
  summary: "Ask for a deposit; then make the transfer and confirm it",
  needs: ["member"],
  examples: [
    inMemory("sanam wallet deposit request 500"),
    "sanam wallet deposit request 500 --intent KEY_OF_A_LOST_REPLY",
  ],
  options: { amount: needed(positional(amount("--amount <baht>", "the amount"))), intent: INTENT },
  run: ({ amount: asked, intent }, context) =>
    runMoneyCommand(context, intent, {
      action: requestDeposit,
      ask: { amount: asked },
      again: { amountSatang: asked, knownIds: [] },
      answer: (request, key) => ({
        data: { ...depositJson(request), intent: key },
        view: requestView(request, {
          "Transfer to": request.account && `${request.account.bankName} ${request.account.accountNumber}`,
          "Waited for until": moment(request.expiresAt),
        }),
      }),
    }),
});
