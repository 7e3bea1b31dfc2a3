import { Link, NavLink, useLocation } from "react-router-dom";
import { isGames } from "../../app/paths.ts";
import { memberMenuText } from "../../text/th/site/member-menu.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { Icon } from "../../ui/art/icon.tsx";
import type { MenuEntry } from "../menu-entries.ts";
import css from "./rail.module.css";

interface RailProps {
  readonly entries: readonly MenuEntry[];
  readonly gamesPath: string;
}

/** The members' menu on desktops, a narrow column at the left edge. The games come after the first entry. */
export function Rail({ entries, gamesPath }: RailProps) {
  const inGames = isGames(useLocation().pathname);
  const [home, ...others] = entries;
  return (
    <nav className={css["rail"]} aria-label={shellText.menu.label}>
      {home ? linkOf(home) : null}
      <Link to={gamesPath} className={css["entry"] ?? ""} {...(inGames ? { "aria-current": "page" } : {})}>
        <Icon name="dice" />
        <span>{memberMenuText.games}</span>
      </Link>
      {others.map(linkOf)}
    </nav>
  );
}

function linkOf(entry: MenuEntry) {
  return (
    <NavLink key={entry.key} to={entry.to} className={css["entry"] ?? ""}>
      <Icon name={entry.icon} />
      <span>{entry.label}</span>
    </NavLink>
  );
}
