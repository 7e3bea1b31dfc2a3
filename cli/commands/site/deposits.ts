import { feedCommand } from "./feed-command.ts";

export const siteDeposits = feedCommand(
  "deposits",
  "List the latest credited deposits of all members, names masked",
  (site) => site.recentDeposits(),
);
