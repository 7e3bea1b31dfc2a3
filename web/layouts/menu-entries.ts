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

/** An entry whose label is read at each draw, because it changes with the language. */
export function menuEntry(label: () => string, entry: Omit<MenuEntry, "label">): MenuEntry {
  return {
    ...entry,
    get label() {
      return label();
    },
  };
}

/** The top menu's entries of games, spec section 2. They are disabled unless the brand opens them. */
export function gameMenu(opened: Brand["openMenuEntries"]) {
  return GAME_MENU_NAMES.map((key) => ({
    key,
    label: shellText.menu[key],
    picture: `home.top.${key}` as const,
    to: paths.gameCategory(key),
    look: paths.lookCategory(key),
    open: opened.includes(key),
  })).filter(({ to }) => isOpen(to));
}

/** The visitors' menu. */
export const publicMenu = [
  menuEntry(() => shellText.menu.games, { key: "games", icon: "dice", to: paths.look }),
  menuEntry(() => shellText.menu.promotion, { key: "promotion", icon: "gift", to: paths.promotion }),
  menuEntry(() => shellText.menu.liveScore, { key: "live-score", icon: "ball", to: paths.liveScore }),
  menuEntry(() => shellText.menu.contact, { key: "contact", icon: "chat", to: paths.contact }),
].filter(({ to }) => isOpen(to));
