import { requestWithdrawal } from "../../../core/wallet/request-withdrawal.ts";
import { settleWithdrawal } from "../../../core/wallet/settle-withdrawal.ts";
import { command } from "../../command.ts";
import { connectAsMember } from "../../member-backend.ts";
import { answerOf, progressOf } from "../../money-outcome.ts";
import { amount, INTENT, needed, positional } from "../../options.ts";
import { withdrawalAnswer } from "./withdrawal-answer.ts";

export const withdrawRequest = command({
  path: ["wallet", "withdraw", "request"],
  summary: "Ask for a withdrawal; refused (exit 3) with what is left and when it resets",
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
        ? await requestWithdrawal(desk, { amount: asked, key }, hooks)
        : await settleWithdrawal(
            desk,
            { kind: "withdrawal-request", key, madeAt: desk.clock(), amountSatang: asked, knownIds: [] },
            hooks,
          );
    return answerOf(outcome, key, (request) => withdrawalAnswer(request, key));
  },
});
