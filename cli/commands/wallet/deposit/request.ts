import { requestDeposit } from "../../../../core/wallet/request-deposit.ts";
import { settleDeposit } from "../../../../core/wallet/settle-deposit.ts";
import { carryOut } from "../../../runtime/run-money-action.ts";
import { command } from "../../../command-line/command.ts";
import { amount, INTENT, needed, positional } from "../../../command-line/options.ts";
import { momentOr } from "../../../output/view.ts";
import { depositJson, requestView } from "../requests.ts";

export const depositRequest = command({
  path: ["wallet", "deposit", "request"],
  summary: "Ask for a deposit; then transfer and confirm it",
  options: { amount: needed(positional(amount("--amount <baht>", "how much"))), intent: INTENT },
  run: ({ amount: asked, intent }, cli) =>
    carryOut(cli, intent, {
      first: (desk, key, hooks) => requestDeposit(desk, { amount: asked, key }, hooks),
      again: (desk, key, hooks) =>
        settleDeposit(
          desk,
          { kind: "deposit-request", key, madeAt: desk.clock(), amountSatang: asked, knownIds: [] },
          hooks,
        ),
      answer: (request, key) => ({
        data: { ...depositJson(request), intent: key },
        view: requestView(request, {
          "Transfer to": request.account && `${request.account.bankName} ${request.account.accountNumber}`,
          "Waited for until": momentOr(request.expiresAt),
        }),
      }),
    }),
});
