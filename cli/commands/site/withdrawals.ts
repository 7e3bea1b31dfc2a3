import { feedCommand } from "./feed-command.ts";

export const siteWithdrawals = feedCommand("withdrawals", "Lately paid withdrawals of everyone, names masked", (site) =>
  site.recentWithdrawals(),
);
