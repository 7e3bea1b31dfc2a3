import { formatMoment } from "../../dates.ts";
import { formatCount } from "../../numbers.ts";
import type { Texts } from "../../texts.ts";
import type * as th from "../../th/site/member-menu.ts";
import { plural } from "../plural.ts";

/** Texts of the members' menus besides those that visitors see too. */
export const memberMenuText: Texts<typeof th.memberMenuText> = {
  aside: "Credit and requests in progress",
  home: "Home",
  deposit: "Deposit",
  withdraw: "Withdraw",
  games: "Games",
  media: "Activities",
  reward: "Claim rewards",
  history: "History",
  winLoss: "Win and loss",
  ranking: "Player ranking",
  affiliate: "Invite friends",
  address: "Delivery address",
  fairPlay: "Fair play",
  pause: "Take a break",
  security: "Security",
  deviceSettings: "Device settings",
  search: "Find a game or provider",
  account: "My account",
  password: "Change password",
  devices: "Signed-in devices",
  bank: "Bank account",
};

/** Below a refusal by a limit or a pause. */
export const playRefusalText: Texts<typeof th.playRefusalText> = { link: "See limits and breaks" };

const MOST_SHOWN = 99;

/** The texts of the bell in the top bar. Apart from the inbox's, because every member's page loads them. */
export const bellText: Texts<typeof th.bellText> = {
  label: (unread) =>
    unread > 0 ? `Inbox, ${plural(formatCount(unread), "unread message", "unread messages")}` : "Inbox",
  badge: (unread) => (unread > MOST_SHOWN ? `${MOST_SHOWN}+` : String(unread)),
};

export const offlineText: Texts<typeof th.offlineText> = {
  old: (at) => `Old data from ${formatMoment(at)}. It updates, and requests work again, once you are connected.`,
};
