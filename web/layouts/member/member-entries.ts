import { memberMenuText } from "#text/site/member-menu.ts";
import { shellText } from "#text/site/shell.ts";
import { paths } from "../../app/paths.ts";
import type { Brand } from "../../brand/brand.ts";
import { isOpen } from "../../brand/is-open.ts";
import type { MenuEntry } from "../menu-entries.ts";

const entries = {
  dashboard: { key: "dashboard", label: memberMenuText.home, icon: "home", to: paths.dashboard },
  deposit: { key: "deposit", label: memberMenuText.deposit, icon: "deposit", to: paths.deposit },
  withdraw: { key: "withdraw", label: memberMenuText.withdraw, icon: "withdraw", to: paths.withdraw },
  media: { key: "media", label: memberMenuText.media, icon: "gift", to: paths.media },
  reward: { key: "reward", label: memberMenuText.reward, icon: "star", to: paths.rewards },
  contact: {
    key: "contact",
    label: shellText.menu.contact,
    icon: "chat",
    to: paths.memberContact,
    picture: "home.top.contact",
  },
  history: { key: "history", label: memberMenuText.history, icon: "history", to: paths.history },
  winLoss: { key: "win-loss", label: memberMenuText.winLoss, icon: "chart", to: paths.winLoss },
  ranking: { key: "ranking", label: memberMenuText.ranking, icon: "cup", to: paths.ranking },
  affiliate: { key: "affiliate", label: memberMenuText.affiliate, icon: "friends", to: paths.affiliate },
  address: { key: "address", label: memberMenuText.address, icon: "pin", to: paths.manageAddress },
  device: { key: "device", label: memberMenuText.deviceSettings, icon: "sliders", to: paths.deviceSettings },
  security: { key: "security", label: memberMenuText.security, icon: "lock", to: paths.security },
  fairPlay: { key: "fair-play", label: memberMenuText.fairPlay, icon: "heart", to: paths.fairPlay },
  /** Shorter, for the bottom bar. */
  pause: { key: "pause", label: memberMenuText.pause, icon: "heart", to: paths.fairPlayPart("break") },
  password: { key: "password", label: memberMenuText.password, icon: "eye-off", to: paths.changePassword },
  devices: { key: "devices", label: memberMenuText.devices, icon: "phone", to: paths.devices },
  /** The page that shows the account which withdrawals go to. */
  bank: { key: "bank", label: memberMenuText.bank, icon: "bank", to: paths.withdraw },
} satisfies Record<string, MenuEntry>;

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
