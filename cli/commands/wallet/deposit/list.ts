import { inMemory } from "../../../command-line/example.ts";
import { requestListCommand } from "../request-list-command.ts";
import { depositJson } from "../request-view.ts";

export const walletDepositList = requestListCommand({
  path: ["wallet", "deposit", "list"],
  summary: "List deposit requests, newest first",
  needs: ["member"],
  examples: [inMemory("sanam wallet deposit list"), inMemory("sanam wallet deposit list --all --output json")],
  recent: (wallet) => wallet.deposits(),
  history: (wallet) => wallet.depositHistory(),
  toJson: depositJson,
  whenEmpty: "No deposits.",
});
