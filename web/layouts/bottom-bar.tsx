import { Link, NavLink, useLocation } from "react-router-dom";
import { isGames } from "../app/paths.ts";
import type { Brand } from "../brand/brand.ts";
import { memberMenuText } from "../text/th/site/member-menu.ts";
import { shellText } from "../text/th/site/shell.ts";
import { Icon } from "../ui/art/icon.tsx";
import { cx } from "../ui/cx.ts";
import css from "./bottom-bar.module.css";
import { ConfiguredPicture } from "./configured-picture.tsx";
import { bottomBar } from "./member/member-entries.ts";
import type { MenuEntry } from "./menu-entries.ts";

interface BottomBarProps {
  readonly shortcut: Brand["bottomBarShortcut"];
  readonly gamesPath: string;
}

/** The members' menu bar on phones, with the raised games button in the centre. */
export function BottomBar({ shortcut, gamesPath }: BottomBarProps) {
  const [left, right] = bottomBar(shortcut);
  const inGames = isGames(useLocation().pathname);
  return (
    <nav className={css["bar"]} aria-label={shellText.menu.label}>
      <div className={css["items"]}>
        {left.map(linkOf)}
        <Link
          to={gamesPath}
          className={cx(css["item"], css["centre"])}
          {...(inGames ? { "aria-current": "page" } : {})}
        >
          <span className={css["diamond"]}>
            <ConfiguredPicture
              name="home.menuBottom.allGame"
              size={58}
              fallback={<Icon name="dice" size={28} />}
              className={css["picture"]}
            />
          </span>
          {memberMenuText.games}
        </Link>
        {right.map(linkOf)}
      </div>
    </nav>
  );
}

function linkOf(entry: MenuEntry) {
  return (
    <NavLink key={entry.key} to={entry.to} className={css["item"] ?? ""}>
      <Icon name={entry.icon} />
      {entry.label}
    </NavLink>
  );
}
