import { AFFILIATE_LOG_TYPES } from "../../../core/affiliate/model.ts";
import { withdrawAffiliate } from "../../../core/affiliate/withdraw-affiliate.ts";
import { toIso } from "../../../core/shared/bangkok-time.ts";
import { command } from "../../command-line/command.ts";
import { amount, choice, INTENT, needed, positional } from "../../command-line/options.ts";
import { fields, moment, money } from "../../output/view.ts";
import { connectAsMember } from "../../runtime/member-backend.ts";
import { runMoneyCommandAt } from "../../runtime/run-money-command.ts";

export const affiliateWithdraw = command({
  path: ["affiliate", "withdraw"],
  summary: "Move affiliate money to the credit; refused (exit 3) with what there is",
  options: {
    amount: needed(positional(amount("--amount <baht>", "how much"))),
    type: needed(choice("--type <type>", "earned with stakes or with losses", AFFILIATE_LOG_TYPES)),
    intent: INTENT,
  },
  run: async ({ amount: asked, type, intent }, cli) => {
    const backend = await connectAsMember(cli);
    if (!backend.ok) return backend;
    // Reading the credit sets the backend's clock, which the log is searched by when a reply is lost.
    const credit = await backend.value.wallet.credit();
    if (!credit.ok) return credit;
    return runMoneyCommandAt(backend.value, cli, intent, {
      action: withdrawAffiliate,
      ask: { amount: asked, type },
      again: { amountSatang: asked, type, knownIds: [] },
      answer: ({ id, amountSatang, balanceSatang, at }, key) => ({
        data: { id, type, amountSatang, balanceSatang, at: toIso(at), intent: key },
        view: [
          fields({
            Id: id,
            Moved: `${money(amountSatang)} (${type})`,
            "Left in the programme": balanceSatang === undefined ? undefined : money(balanceSatang),
            At: moment(at),
          }),
        ],
      }),
    });
  },
});
