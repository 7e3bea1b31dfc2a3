import { mapOk } from "../../../../core/shared/result.ts";
import type { DepositInfo } from "../../../../core/wallet/model.ts";
import { command } from "../../../command-line/command.ts";
import { type Answer, fields, money, table, text } from "../../../output/view.ts";
import { connectAsMember } from "../../../runtime/member-backend.ts";
import { accountJson } from "../requests.ts";

export const depositInfo = command({
  path: ["wallet", "deposit", "info"],
  summary: "Where to transfer to, and the smallest and largest deposit",
  options: {},
  run: async (_, cli) => {
    const backend = await connectAsMember(cli);
    if (!backend.ok) return backend;
    return mapOk(await backend.value.wallet.depositInfo(), answer);
  },
});

function answer({ accounts, promptPayId, minimumSatang, maximumSatang }: DepositInfo): Answer {
  return {
    data: { accounts: accounts.map(accountJson), promptPayId: promptPayId ?? null, minimumSatang, maximumSatang },
    view: [
      fields({ "At least": money(minimumSatang), "At most": money(maximumSatang), PromptPay: promptPayId ?? "-" }),
      text(""),
      table(
        ["Bank", "Account", "Name"],
        accounts.map(({ bankName, accountNumber, accountName }) => [bankName, accountNumber, accountName]),
        "No account to transfer to.",
      ),
    ],
  };
}
