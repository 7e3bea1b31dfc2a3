import { paths } from "../../app/paths.ts";
import type { Brand } from "../../brand/brand.ts";
import { shellText } from "../../text/th/site/shell.ts";
import type { MenuEntry } from "../menu-entries.ts";

const { menu } = shellText;

const entries = {
  dashboard: { key: "dashboard", label: menu.home, icon: "home", to: paths.dashboard },
  deposit: { key: "deposit", label: menu.deposit, icon: "deposit", to: paths.deposit },
  withdraw: { key: "withdraw", label: menu.withdraw, icon: "withdraw", to: paths.withdraw },
  media: { key: "media", label: menu.media, icon: "gift", to: paths.media },
  reward: { key: "reward", label: menu.reward, icon: "star", to: paths.rewards },
  contact: {
    key: "contact",
    label: menu.contact,
    icon: "chat",
    to: paths.memberContact,
    picture: "home.top.contact",
  },
  history: { key: "history", label: menu.history, icon: "history", to: paths.history },
  winLoss: { key: "win-loss", label: menu.winLoss, icon: "chart", to: paths.winLoss },
  ranking: { key: "ranking", label: menu.ranking, icon: "cup", to: paths.ranking },
  affiliate: { key: "affiliate", label: menu.affiliate, icon: "friends", to: paths.affiliate },
  address: { key: "address", label: menu.address, icon: "pin", to: paths.manageAddress },
  devices: { key: "devices", label: menu.devices, icon: "phone", to: paths.devices },
  device: { key: "device", label: menu.deviceSettings, icon: "sliders", to: paths.deviceSettings },
  security: { key: "security", label: menu.security, icon: "lock", to: paths.security },
  password: { key: "password", label: menu.changePassword, icon: "lock", to: paths.changePassword },
} satisfies Record<string, MenuEntry>;

/** The spec's top menu, besides the games. Phones show it in a sheet, desktops at the left. */
export const memberMenu: readonly MenuEntry[] = [
  entries.dashboard,
  entries.deposit,
  entries.withdraw,
  entries.media,
  entries.contact,
];

export const accountMenu: readonly MenuEntry[] = [
  entries.reward,
  entries.history,
  entries.winLoss,
  entries.ranking,
  entries.affiliate,
  entries.address,
  entries.password,
  entries.security,
  entries.devices,
  entries.device,
];

/** The bottom bar's entries to the left and to the right of the centre button. */
export function bottomBar(shortcut: Brand["bottomBarShortcut"]): readonly [readonly MenuEntry[], readonly MenuEntry[]] {
  return [
    [entries.dashboard, entries.deposit],
    [entries[shortcut], entries.contact],
  ];
}
