import { type ReactNode, useState } from "react";
import { Link, NavLink, useLocation } from "react-router-dom";
import { isGames, isSettings, paths } from "../app/paths.ts";
import type { Brand } from "../brand/brand.ts";
import { memberMenuText } from "../text/th/site/member-menu.ts";
import { shellText } from "../text/th/site/shell.ts";
import { Icon, VisuallyHidden } from "../ui/art/icon.tsx";
import { cx } from "../ui/cx.ts";
import css from "./bottom-bar.module.css";
import { BrandLink, Footer, SkipLink } from "./frame-parts.tsx";
import { ConfiguredPicture, GameMenuEntries } from "./game-menu-entries.tsx";
import layoutCss from "./layout.module.css";
import accountMenuCss from "./member/account-menu.module.css";
import { accountMenu, bottomBar, memberMenu } from "./member/member-entries.ts";
import railCss from "./member/rail.module.css";
import searchLinkCss from "./member/search-link.module.css";
import { type MenuEntry } from "./menu-entries.ts";
import { MenuDialog, MenuLink, MenuSheet } from "./menu-sheet.tsx";
import bar from "./top-bar.module.css";

interface MemberLayoutProps {
  readonly brand: Brand;
  readonly logoUrl?: string | undefined;
  /** The current game category, for the games button. */
  readonly category: string;
  /** The member's name; empty until it is known. */
  readonly name: string;
  /** At the right of the top bar: the balance, or the level. */
  readonly status?: ReactNode;
  /** The right column of a wide desktop. */
  readonly aside?: ReactNode;
  /** The open game. */
  readonly stage?: ReactNode;
  readonly banners?: ReactNode;
  readonly onSignOut: () => void;
  readonly children: ReactNode;
}

const railEntries = [...memberMenu, ...accountMenu.filter(({ to }) => !isSettings(to))];
const settingsEntries = accountMenu.filter(({ to }) => isSettings(to));

/**
 * The members' frame. Phones have a bottom bar and a menu sheet. From 1024 px there is a menu at the left edge, and the
 * settings are under the member's name; from 1200 px there is also a right column.
 */
export function MemberLayout(props: MemberLayoutProps) {
  const { brand, category, onSignOut } = props;
  const games = paths.gameCategory(category);
  return (
    <div className={cx(layoutCss["frame"], layoutCss["memberFrame"])}>
      <SkipLink />
      {props.banners}
      <header className={cx(bar["bar"], bar["member"])}>
        <div className={bar["inner"]}>
          <BrandLink brand={brand} logoUrl={props.logoUrl} to={paths.dashboard} />
          <SearchLink to={games} />
          <div className={bar["middle"]}>
            <GameMenuEntries />
          </div>
          <div className={bar["end"]}>
            {props.status}
            <AccountMenu name={props.name} entries={settingsEntries} onSignOut={onSignOut} />
            <MenuSheet entries={memberMenu} account={accountMenu} onSignOut={onSignOut} />
          </div>
        </div>
      </header>
      <Rail entries={railEntries} gamesPath={games} />
      <div className={layoutCss["columns"]}>
        <div className={layoutCss["content"]}>
          <main id="content" tabIndex={-1} className={layoutCss["member"]}>
            {props.children}
          </main>
          {props.stage}
          <Footer brand={brand} />
        </div>
        {props.aside ? (
          <aside className={layoutCss["aside"]} aria-label={shellText.aside}>
            {props.aside}
          </aside>
        ) : null}
      </div>
      <BottomBar shortcut={brand.bottomBarShortcut} gamesPath={games} />
    </div>
  );
}

interface BottomBarProps {
  readonly shortcut: Brand["bottomBarShortcut"];
  readonly gamesPath: string;
}

/** The members' menu bar on phones, with the raised games button in the centre. */
function BottomBar({ shortcut, gamesPath }: BottomBarProps) {
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

interface RailProps {
  readonly entries: readonly MenuEntry[];
  readonly gamesPath: string;
}

/** The members' menu on desktops, a narrow column at the left edge. The games come after the first entry. */
function Rail({ entries, gamesPath }: RailProps) {
  const inGames = isGames(useLocation().pathname);
  const [home, ...others] = entries;
  return (
    <nav className={railCss["rail"]} aria-label={shellText.menu.label}>
      {home ? railLinkOf(home) : null}
      <Link to={gamesPath} className={railCss["entry"] ?? ""} {...(inGames ? { "aria-current": "page" } : {})}>
        <Icon name="dice" />
        <span>{memberMenuText.games}</span>
      </Link>
      {others.map(railLinkOf)}
    </nav>
  );
}

function railLinkOf(entry: MenuEntry) {
  return (
    <NavLink key={entry.key} to={entry.to} className={railCss["entry"] ?? ""}>
      <Icon name={entry.icon} />
      <span>{entry.label}</span>
    </NavLink>
  );
}

/** Looks like a search field and leads to the lobby, whose search looks through all games. */
function SearchLink({ to }: { readonly to: string }) {
  return (
    <Link className={searchLinkCss["link"]} to={to} state={{ focus: "search" }}>
      <Icon name="search" size={20} />
      <span>{memberMenuText.search}</span>
    </Link>
  );
}

interface AccountMenuProps {
  /** The member's name. */
  readonly name: string;
  readonly entries: readonly MenuEntry[];
  readonly onSignOut: () => void;
}

/** At the end of the top bar on desktops: the member's name, which opens the settings and the way out. */
function AccountMenu({ name, entries, onSignOut }: AccountMenuProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" className={accountMenuCss["button"]} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className={accountMenuCss["face"]}>
          <Icon name="user" size={20} />
        </span>
        <VisuallyHidden>{memberMenuText.account} </VisuallyHidden>
        <span className={accountMenuCss["name"]}>{name}</span>
        <Icon name="chevron-down" size={16} />
      </button>
      {open ? (
        <MenuDialog title={memberMenuText.account} onClose={close} onSignOut={onSignOut}>
          {entries.map((entry) => (
            <MenuLink key={entry.key} entry={entry} onFollow={close} />
          ))}
        </MenuDialog>
      ) : null}
    </>
  );
}
