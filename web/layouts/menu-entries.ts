import { shellText } from "#text/site/shell.ts";
import type { PictureKey } from "../../core/site/model.ts";
import { paths } from "../app/paths.ts";
import type { Brand } from "../brand/brand.ts";
import { isOpen } from "../brand/is-open.ts";
import { GAME_MENU_NAMES } from "../brand/open-paths.ts";
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
    look: paths.lookCategory(key),
    open: opened.includes(key),
  })).filter(({ to }) => isOpen(to));
}

/** The visitors' menu. */
export const publicMenu = (
  [
    { key: "games", label: menu.games, icon: "dice", to: paths.look },
    { key: "promotion", label: menu.promotion, icon: "gift", to: paths.promotion },
    { key: "live-score", label: menu.liveScore, icon: "ball", to: paths.liveScore },
    { key: "contact", label: menu.contact, icon: "chat", to: paths.contact },
  ] as const satisfies readonly MenuEntry[]
).filter(({ to }) => isOpen(to));
