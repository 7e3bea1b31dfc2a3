import { AFFILIATE_LOG_TYPES } from "../../../core/affiliate/model.ts";
import { withdrawAffiliate } from "../../../core/affiliate/withdraw-affiliate.ts";
import { toIso } from "../../../core/shared/bangkok-time.ts";
import { command } from "../../command-line/command.ts";
import { inMemory } from "../../command-line/example.ts";
import { amount, choice, INTENT, needed, positional } from "../../command-line/options.ts";
import { fields, moment, money } from "../../output/view.ts";
import { connectAsMember } from "../../runtime/connect-as-member.ts";
import { runMoneyCommandAt } from "../../runtime/run-money-command.ts";

export const affiliateWithdraw = command({
  path: ["affiliate", "withdraw"],
  summary: "Move affiliate money to the credit; refused (exit 3) if there is not enough",
  needs: ["member"],
  examples: [inMemory("sanam affiliate withdraw 100 --type af")],
  options: {
    amount: needed(positional(amount("--amount <baht>", "the amount"))),
    type: needed(
      choice("--type <type>", "the balance earned from friends' stakes (af) or losses (wl)", AFFILIATE_LOG_TYPES),
    ),
    intent: INTENT,
  },
  run: async ({ amount: asked, type, intent }, context) => {
    const backend = await connectAsMember(context);
    if (!backend.ok) return backend;
    // Reading the credit sets the backend's clock, which the log is searched by when a reply is lost.
    const credit = await backend.value.wallet.credit();
    if (!credit.ok) return credit;
    return runMoneyCommandAt(backend.value, context, intent, {
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
