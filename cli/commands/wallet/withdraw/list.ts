import { inMemory } from "../../../command-line/example.ts";
import { requestListCommand } from "../request-list-command.ts";
import { withdrawalJson } from "../request-view.ts";

export const walletWithdrawList = requestListCommand({
  path: ["wallet", "withdraw", "list"],
  summary: "List withdrawals, newest first",
  needs: ["member"],
  examples: [inMemory("sanam wallet withdraw list --all")],
  recent: (wallet) => wallet.withdrawals(),
  history: (wallet) => wallet.withdrawalHistory(),
  toJson: withdrawalJson,
  whenEmpty: "No withdrawals.",
});
