import { toBaht } from "../../../core/shared/money.ts";
import { ok } from "../../../core/shared/result.ts";
import { command } from "../../command-line/command.ts";
import { amount, needed, positional, textOption } from "../../command-line/options.ts";
import { money, text } from "../../output/view.ts";
import { MEMBER_OPTION } from "./member-option.ts";
import { changeMember, withSandbox } from "./with-sandbox.ts";

export const sandboxTopUp = command({
  path: ["sandbox", "top-up"],
  summary: "Give a member credit",
  needs: ["sandbox"],
  examples: ["sanam sandbox top-up gold 500"],
  options: {
    username: MEMBER_OPTION,
    amount: positional(needed(amount("--amount <baht>", "the amount"))),
    title: textOption("--title <text>", "what the member's history says"),
  },
  run: ({ username, amount: given, title }, context) =>
    withSandbox(context, async (sandbox) => {
      const reply = await changeMember(sandbox, username, "top-up", { amount: toBaht(given), title });
      if (!reply.ok) return reply;
      return ok({
        data: { username, amountSatang: given, title: title ?? null },
        view: [text(`${username} got ${money(given)}.`)],
      });
    }),
});
