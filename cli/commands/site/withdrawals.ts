import { feedCommand } from "./feed-command.ts";

export const siteWithdrawals = feedCommand(
  "withdrawals",
  "List the latest paid withdrawals of all members, names masked",
  (site) => site.recentWithdrawals(),
);
