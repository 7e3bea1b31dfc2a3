import { feedCommand } from "./feed-command.ts";

export const siteDeposits = feedCommand("deposits", "Lately credited deposits of everyone, names masked", (site) =>
  site.recentDeposits(),
);
