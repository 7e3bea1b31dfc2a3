import type { Texts } from "../../texts.ts";
import type * as th from "../../th/site/dashboard.ts";

export const dashboardText: Texts<typeof th.dashboardText> = {
  greeting: (name) => `Hello ${name}`,
  documentTitle: "Home",
  next: (missing, level) => `Deposit ${missing} more for ${level}`,
  monthly: "Counts this month's deposits",
  cumulative: "Counts all your deposits so far",
  refund: (percent) => `${percent}% loss refund`,
  progress: (percent) => `${percent}% of the way to the next level`,
  top: "You have the highest level that deposits can give",
  invitation: "VIP is by invitation only",
  invited: "You are invited as a VIP",
  recent: "Played recently",
  allRecent: "See all",
  games: "Play",
  lotto: "Lottery",
  allGames: "All games",
  lottoText: "Every draw of today",
  allGamesText: "Every provider and category",
  announcements: "Announcements",
  moreAnnouncements: "See earlier announcements",
  noAnnouncements: "No announcements yet",
  history: "Full history",
};
