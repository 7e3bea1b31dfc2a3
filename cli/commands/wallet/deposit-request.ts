import { requestDeposit } from "../../../core/wallet/request-deposit.ts";
import { settleDeposit } from "../../../core/wallet/settle-deposit.ts";
import { command } from "../../command.ts";
import { connectAsMember } from "../../member-backend.ts";
import { answerOf, progressOf } from "../../money-outcome.ts";
import { amount, INTENT, needed, positional } from "../../options.ts";
import { momentOr } from "../../output.ts";
import { depositJson, requestView } from "./requests.ts";

export const depositRequest = command({
  path: ["wallet", "deposit", "request"],
  summary: "Ask for a deposit; then transfer and confirm it",
  options: { amount: needed(positional(amount("--amount <baht>", "how much"))), intent: INTENT },
  run: async ({ amount: asked, intent }, cli) => {
    const backend = await connectAsMember(cli);
    if (!backend.ok) return backend;
    const desk = backend.value;
    const key = intent ?? cli.newIntent();
    const hooks = progressOf(cli, key);
    // An intent given by hand may have been carried out already, so it is sent as it is and not judged anew.
    const outcome =
      intent === undefined
        ? await requestDeposit(desk, { amount: asked, key }, hooks)
        : await settleDeposit(
            desk,
            { kind: "deposit-request", key, madeAt: desk.clock(), amountSatang: asked, knownIds: [] },
            hooks,
          );
    return answerOf(outcome, key, (request) => ({
      data: { ...depositJson(request), intent: key },
      view: requestView(request, {
        "Transfer to": request.account && `${request.account.bankName} ${request.account.accountNumber}`,
        "Waited for until": momentOr(request.expiresAt),
      }),
    }));
  },
});
