import { NavLink } from "react-router-dom";
import type { MenuEntry } from "./menu-entries.ts";
import { MenuIcon } from "./menu-icon.tsx";
import css from "./menu-link.module.css";

interface MenuLinkProps {
  readonly entry: MenuEntry;
  readonly onFollow?: () => void;
}

/** One entry of a menu. */
export function MenuLink({ entry, onFollow }: MenuLinkProps) {
  return (
    <NavLink to={entry.to} className={css["link"] ?? ""} onClick={onFollow}>
      <MenuIcon entry={entry} />
      <span>{entry.label}</span>
    </NavLink>
  );
}
