import type { PictureKey } from "../../core/site/model.ts";
import { paths } from "../app/paths.ts";
import type { Brand } from "../brand/brand.ts";
import { GAME_MENU_NAMES } from "../brand/game-menu-names.ts";
import { shellText } from "../text/th/site/shell.ts";
import type { IconName } from "../ui/art/icon.tsx";

export interface MenuEntry {
  readonly key: string;
  readonly label: string;
  readonly icon: IconName;
  readonly to: string;
  /** The configured picture that replaces the icon. */
  readonly picture?: PictureKey;
}

const { menu } = shellText;

/** The top menu's entries of games, spec section 2. They are disabled unless the brand opens them. */
export function gameMenu(opened: Brand["openMenuEntries"]) {
  return GAME_MENU_NAMES.map((key) => ({
    key,
    label: menu[key],
    picture: `home.top.${key}` as const,
    to: paths.gameCategory(key),
    open: opened.includes(key),
  }));
}

/** The visitors' menu. */
export const publicMenu = [
  { key: "promotion", label: menu.promotion, icon: "gift", to: paths.promotion },
  { key: "live-score", label: menu.liveScore, icon: "ball", to: paths.liveScore },
  { key: "contact", label: menu.contact, icon: "chat", to: paths.contact },
] as const satisfies readonly MenuEntry[];

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
  device: { key: "device", label: menu.deviceSettings, icon: "sliders", to: paths.deviceSettings },
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
  entries.device,
];

/** The bottom bar's entries to the left and to the right of the centre button. */
export function bottomBar(shortcut: Brand["bottomBarShortcut"]): readonly [readonly MenuEntry[], readonly MenuEntry[]] {
  return [
    [entries.dashboard, entries.deposit],
    [entries[shortcut], entries.contact],
  ];
}
