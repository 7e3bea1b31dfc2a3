import { NavLink } from "react-router-dom";
import { Icon } from "../ui/art/icon.tsx";
import type { MenuEntry } from "./menu-entries.ts";
import css from "./menu-link.module.css";

interface MenuLinkProps {
  readonly entry: MenuEntry;
  readonly onFollow?: () => void;
}

/** One entry of a menu. */
export function MenuLink({ entry, onFollow }: MenuLinkProps) {
  return (
    <NavLink to={entry.to} className={css["link"] ?? ""} onClick={onFollow}>
      <Icon name={entry.icon} />
      <span>{entry.label}</span>
    </NavLink>
  );
}
