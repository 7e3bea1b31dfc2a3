import { memberMenuText } from "#text/site/member-menu.ts";
import { shellText } from "#text/site/shell.ts";
import { paths } from "../../app/paths.ts";
import type { Brand } from "../../brand/brand.ts";
import { isOpen } from "../../brand/is-open.ts";
import { type MenuEntry, menuEntry } from "../menu-entries.ts";

const entries = {
  dashboard: menuEntry(() => memberMenuText.home, { key: "dashboard", icon: "home", to: paths.dashboard }),
  deposit: menuEntry(() => memberMenuText.deposit, { key: "deposit", icon: "deposit", to: paths.deposit }),
  withdraw: menuEntry(() => memberMenuText.withdraw, { key: "withdraw", icon: "withdraw", to: paths.withdraw }),
  media: menuEntry(() => memberMenuText.media, { key: "media", icon: "gift", to: paths.media }),
  reward: menuEntry(() => memberMenuText.reward, { key: "reward", icon: "star", to: paths.rewards }),
  contact: menuEntry(() => shellText.menu.contact, {
    key: "contact",
    icon: "chat",
    to: paths.memberContact,
    picture: "home.top.contact",
  }),
  history: menuEntry(() => memberMenuText.history, { key: "history", icon: "history", to: paths.history }),
  winLoss: menuEntry(() => memberMenuText.winLoss, { key: "win-loss", icon: "chart", to: paths.winLoss }),
  ranking: menuEntry(() => memberMenuText.ranking, { key: "ranking", icon: "cup", to: paths.ranking }),
  affiliate: menuEntry(() => memberMenuText.affiliate, { key: "affiliate", icon: "friends", to: paths.affiliate }),
  address: menuEntry(() => memberMenuText.address, { key: "address", icon: "pin", to: paths.manageAddress }),
  device: menuEntry(() => memberMenuText.deviceSettings, { key: "device", icon: "sliders", to: paths.deviceSettings }),
  security: menuEntry(() => memberMenuText.security, { key: "security", icon: "lock", to: paths.security }),
  fairPlay: menuEntry(() => memberMenuText.fairPlay, { key: "fair-play", icon: "heart", to: paths.fairPlay }),
  /** Shorter, for the bottom bar. */
  pause: menuEntry(() => memberMenuText.pause, { key: "pause", icon: "heart", to: paths.fairPlayPart("break") }),
  password: menuEntry(() => memberMenuText.password, { key: "password", icon: "eye-off", to: paths.changePassword }),
  devices: menuEntry(() => memberMenuText.devices, { key: "devices", icon: "phone", to: paths.devices }),
  /** The page that shows the account which withdrawals go to. */
  bank: menuEntry(() => memberMenuText.bank, { key: "bank", icon: "bank", to: paths.withdraw }),
};

/** The spec's top menu, besides the games. Phones show it in a sheet, desktops at the left. */
export const memberMenu: readonly MenuEntry[] = [
  entries.dashboard,
  entries.deposit,
  entries.withdraw,
  entries.media,
  entries.contact,
];

const openOnes = (list: readonly MenuEntry[]) => list.filter(({ to }) => isOpen(to));

/** In the sheet. Fits a phone without scrolling, so the password, the devices and the address are links of the security page. */
export const accountMenu = openOnes([
  entries.reward,
  entries.history,
  entries.winLoss,
  entries.ranking,
  entries.affiliate,
  entries.fairPlay,
  entries.security,
  entries.device,
]);

/** At the left of a desktop; the games come after the first one. */
export const railMenu = openOnes([
  ...memberMenu.filter(({ key }) => key !== "contact"),
  entries.reward,
  entries.history,
  entries.ranking,
  entries.affiliate,
  entries.contact,
]);

/** Under the member's name on a desktop. */
export const ownMenu = openOnes([
  entries.bank,
  entries.fairPlay,
  entries.security,
  entries.winLoss,
  entries.address,
  entries.device,
]);

/** Beside the settings on a desktop. */
export const settingsMenu = openOnes([
  entries.dashboard,
  entries.fairPlay,
  entries.security,
  entries.password,
  entries.devices,
  entries.address,
  entries.device,
]);

/** The bottom bar's entries to the left and to the right of the centre button, and between them while a pause lasts. */
export function bottomBar(shortcut: Brand["bottomBarShortcut"]) {
  return [
    [entries.dashboard, entries.deposit],
    [entries[shortcut], entries.contact],
    openOnes([entries.withdraw, entries.history, entries.pause]).filter(({ key }) => key !== shortcut),
  ] as const;
}
