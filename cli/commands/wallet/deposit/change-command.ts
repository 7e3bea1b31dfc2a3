import type { cancelDeposit } from "../../../../core/wallet/cancel-deposit.ts";
import { type Command, command } from "../../../command-line/command.ts";
import { INTENT, needed, positional, textOption } from "../../../command-line/options.ts";
import { runMoneyCommand } from "../../../runtime/run-money-command.ts";
import { depositJson, requestView } from "../request-view.ts";

/** A command that changes an open deposit request, given by its id. */
export function changeCommand(verb: string, summary: string, action: typeof cancelDeposit): Command {
  return command({
    path: ["wallet", "deposit", verb],
    summary,
    needs: ["member"],
    examples: [`sanam wallet deposit ${verb} REQUEST_ID`],
    options: { id: needed(positional(textOption("--id <id>", "the request's id"))), intent: INTENT },
    run: ({ id, intent }, context) =>
      runMoneyCommand(context, intent, {
        action,
        ask: { id },
        answer: (request, key) => ({
          data: { ...depositJson(request), intent: key },
          view: requestView(request),
        }),
      }),
  });
}
