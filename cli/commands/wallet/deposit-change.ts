import { cancelDeposit } from "../../../core/wallet/cancel-deposit.ts";
import { confirmDeposit } from "../../../core/wallet/confirm-deposit.ts";
import { type Command, command } from "../../command.ts";
import { connectAsMember } from "../../member-backend.ts";
import { answerOf, progressOf } from "../../money-outcome.ts";
import { INTENT, needed, positional, words } from "../../options.ts";
import { depositJson, requestView } from "./requests.ts";

export const depositCancel = change("cancel", "Give up a deposit for which no transfer was made", cancelDeposit);
export const depositConfirm = change("confirm", "Say that the transfer of a deposit was made", confirmDeposit);

function change(verb: string, summary: string, act: typeof cancelDeposit): Command {
  return command({
    path: ["wallet", "deposit", verb],
    summary,
    options: { id: needed(positional(words("--id <id>", "the request's id"))), intent: INTENT },
    run: async ({ id, intent }, cli) => {
      const backend = await connectAsMember(cli);
      if (!backend.ok) return backend;
      const key = intent ?? cli.newIntent();
      const outcome = await act(backend.value, { id, key }, progressOf(cli, key));
      return answerOf(outcome, key, (request) => ({
        data: { ...depositJson(request), intent: key },
        view: requestView(request),
      }));
    },
  });
}
