import { cancelDeposit } from "../../../../core/wallet/cancel-deposit.ts";
import { confirmDeposit } from "../../../../core/wallet/confirm-deposit.ts";
import { type Command, command } from "../../../command-line/command.ts";
import { INTENT, needed, positional, words } from "../../../command-line/options.ts";
import { runMoneyCommand } from "../../../runtime/run-money-command.ts";
import { depositJson, requestView } from "../requests.ts";

export const depositCancel = change("cancel", "Give up a deposit for which no transfer was made", cancelDeposit);
export const depositConfirm = change("confirm", "Say that the transfer of a deposit was made", confirmDeposit);

function change(verb: string, summary: string, action: typeof cancelDeposit): Command {
  return command({
    path: ["wallet", "deposit", verb],
    summary,
    options: { id: needed(positional(words("--id <id>", "the request's id"))), intent: INTENT },
    run: ({ id, intent }, cli) =>
      runMoneyCommand(cli, intent, {
        action,
        ask: { id },
        answer: (request, key) => ({
          data: { ...depositJson(request), intent: key },
          view: requestView(request),
        }),
      }),
  });
}
