import { mapOk } from "../../../../core/shared/result.ts";
import type { DepositInfo } from "../../../../core/wallet/model.ts";
import { command } from "../../../command-line/command.ts";
import { inMemory } from "../../../command-line/example.ts";
import type { Answer } from "../../../output/answer.ts";
import { fields, money, table, text } from "../../../output/view.ts";
import { connectAsMember } from "../../../runtime/connect-as-member.ts";
import { accountJson } from "../request-view.ts";

export const walletDepositInfo = command({
  path: ["wallet", "deposit", "info"],
  summary: "Show the accounts to transfer to and the smallest and largest deposit",
  needs: ["member"],
  examples: [inMemory("sanam wallet deposit info")],
  options: {},
  run: async (_, context) => {
    const backend = await connectAsMember(context);
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
