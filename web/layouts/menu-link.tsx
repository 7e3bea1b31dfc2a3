import { NavLink } from "react-router-dom";
import { shellText } from "../text/th/shell.ts";
import { cx } from "../ui/cx.ts";
import { Icon } from "../ui/icon.tsx";
import type { MenuEntry } from "./menu-entries.ts";
import css from "./menu-link.module.css";

interface MenuLinkProps {
  readonly entry: MenuEntry;
  readonly onFollow?: () => void;
}

/** One line of a menu; an entry without a path says that it isn't open yet. */
export function MenuLink({ entry, onFollow }: MenuLinkProps) {
  if (entry.to === undefined) {
    return (
      <span role="link" aria-disabled="true" className={cx(css["link"], css["off"])}>
        <Icon name={entry.icon} />
        <span>{entry.label}</span>
        <small className={css["soon"]}>{shellText.menu.soon}</small>
      </span>
    );
  }
  return (
    <NavLink to={entry.to} className={css["link"] ?? ""} onClick={onFollow}>
      <Icon name={entry.icon} />
      <span>{entry.label}</span>
    </NavLink>
  );
}
