import { requestListCommand } from "../request-list-command.ts";
import { depositJson } from "../request-view.ts";

export const walletDepositList = requestListCommand({
  path: ["wallet", "deposit", "list"],
  summary: "List deposit requests, newest first",
  recent: (wallet) => wallet.deposits(),
  history: (wallet) => wallet.depositHistory(),
  toJson: depositJson,
  whenEmpty: "No deposits.",
});
