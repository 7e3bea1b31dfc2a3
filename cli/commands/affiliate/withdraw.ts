import { AFFILIATE_LOG_TYPES } from "../../../core/affiliate/model.ts";
import { settleAffiliateWithdrawal } from "../../../core/affiliate/settle-affiliate-withdrawal.ts";
import { withdrawAffiliate } from "../../../core/affiliate/withdraw-affiliate.ts";
import { toIso } from "../../../core/shared/bangkok-time.ts";
import { command } from "../../command-line/command.ts";
import { amount, choice, INTENT, needed, positional } from "../../command-line/options.ts";
import { fields, moment, money } from "../../output/view.ts";
import { connectAsMember } from "../../runtime/connect-as-member.ts";
import { answerOf, progressOf } from "../../runtime/money-outcome.ts";

export const affiliateWithdraw = command({
  path: ["affiliate", "withdraw"],
  summary: "Move affiliate money to the credit; refused (exit 3) if there is not enough",
  options: {
    amount: needed(positional(amount("--amount <baht>", "the amount"))),
    type: needed(
      choice("--type <type>", "the balance earned from friends' stakes (af) or losses (wl)", AFFILIATE_LOG_TYPES),
    ),
    intent: INTENT,
  },
  run: async ({ amount: asked, type, intent }, cli) => {
    const backend = await connectAsMember(cli);
    if (!backend.ok) return backend;
    const dependencies = backend.value;
    // Learns the backend's clock, by which the log is searched where a reply is lost.
    const credit = await dependencies.wallet.credit();
    if (!credit.ok) return credit;
    const key = intent ?? cli.newIntent();
    const hooks = progressOf(cli, key);
    const again = {
      kind: "affiliate-withdrawal",
      key,
      madeAt: dependencies.clock(),
      amountSatang: asked,
      type,
      knownIds: [],
    } as const;
    // An intent given by hand may have been carried out already, so it is sent as it is and not judged anew.
    const outcome =
      intent === undefined
        ? await withdrawAffiliate(dependencies, { amount: asked, type, key }, hooks)
        : await settleAffiliateWithdrawal(dependencies, again, hooks);
    return answerOf(outcome, key, ({ id, amountSatang, balanceSatang, at }) => ({
      data: { id, type, amountSatang, balanceSatang, at: toIso(at), intent: key },
      view: [
        fields({
          Id: id,
          Moved: `${money(amountSatang)} (${type})`,
          "Left in the programme": balanceSatang === undefined ? undefined : money(balanceSatang),
          At: moment(at),
        }),
      ],
    }));
  },
});
