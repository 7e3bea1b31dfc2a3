import { Icon } from "../ui/art/icon.tsx";
import { ConfiguredPicture } from "./configured-picture.tsx";
import type { MenuEntry } from "./menu-entries.ts";

/** The picture of a menu entry: the configured one where the entry has one, otherwise its icon. */
export function MenuIcon({ entry: { icon, picture } }: { readonly entry: Pick<MenuEntry, "icon" | "picture"> }) {
  const drawn = <Icon name={icon} />;
  return picture === undefined ? drawn : <ConfiguredPicture name={picture} size={24} fallback={drawn} />;
}
