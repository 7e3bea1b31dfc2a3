import type { ReactNode } from "react";
import { Link, NavLink, useLocation } from "react-router-dom";
import { memberMenuText } from "#text/site/member-menu.ts";
import { shellText } from "#text/site/shell.ts";
import type { Member } from "../../core/session/model.ts";
import { isGames, isSettings, paths } from "../app/paths.ts";
import type { Brand } from "../brand/brand.ts";
import { isOpen } from "../brand/is-open.ts";
import { Icon } from "../ui/art/icon.tsx";
import { cx } from "../ui/cx.ts";
import { PartFailuresProvider } from "../ui/feedback/part-failures.tsx";
import { TopSlot } from "../ui/layout/top-slot.tsx";
import css from "./bottom-bar.module.css";
import { BrandLink, Footer, SkipLink } from "./frame-parts.tsx";
import { ConfiguredPicture, GameMenuEntries } from "./game-menu-entries.tsx";
import layoutCss from "./layout.module.css";
import { AccountMenu } from "./member/account-menu.tsx";
import { accountMenu, bottomBar, memberMenu, ownMenu, railMenu, settingsMenu } from "./member/member-entries.ts";
import railCss from "./member/rail.module.css";
import searchLinkCss from "./member/search-link.module.css";
import { type MenuEntry } from "./menu-entries.ts";
import { MenuLink, MenuSheet } from "./menu-sheet.tsx";
import bar from "./top-bar.module.css";

/** Whether the brand and its house have any. */
const hasGames = isOpen(paths.allGames);

interface MemberLayoutProps {
  readonly brand: Brand;
  readonly logoUrl?: string | undefined;
  /** Undefined until the session is read. */
  readonly member: Member | undefined;
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

/**
 * The members' frame. Phones have a bottom bar and a menu sheet. From 1024 px there is a menu at the left edge, and the
 * member's own pages are under the name; from 1200 px there is also a right column, from the top of the page, so that
 * nothing opens over the balance. The settings have a menu of their own instead of both.
 */
export function MemberLayout(props: MemberLayoutProps) {
  const { brand, onSignOut } = props;
  const { pathname } = useLocation();
  const settings = isSettings(pathname);
  const hasTiles = isGames(pathname) || pathname === paths.dashboard;
  const aside = settings ? null : props.aside;
  return (
    <div className={cx(layoutCss["frame"], layoutCss["memberFrame"])}>
      <SkipLink />
      {props.banners}
      <header className={cx(bar["bar"], bar["member"], aside ? bar["besideAside"] : undefined)}>
        <div className={bar["inner"]}>
          <BrandLink brand={brand} logoUrl={props.logoUrl} to={paths.dashboard} />
          <div className={searchLinkCss["place"]}>
            <TopSlot />
            {hasGames ? <SearchLink /> : null}
          </div>
          <div className={bar["middle"]}>
            <GameMenuEntries />
          </div>
          <div className={bar["end"]}>
            {props.status}
            <AccountMenu member={props.member} entries={ownMenu} onSignOut={onSignOut} />
            <MenuSheet entries={memberMenu} account={accountMenu} onSignOut={onSignOut} />
          </div>
        </div>
      </header>
      {settings ? null : <Rail />}
      <div
        className={cx(
          layoutCss["columns"],
          aside ? layoutCss["withAside"] : undefined,
          settings && layoutCss["settings"],
        )}
      >
        {settings ? <SettingsMenu /> : null}
        <div className={layoutCss["content"]}>
          <main id="content" tabIndex={-1} className={cx(layoutCss["member"], hasTiles && layoutCss["tiles"])}>
            <PartFailuresProvider>{props.children}</PartFailuresProvider>
          </main>
          <Footer brand={brand} />
        </div>
        {props.stage}
        {aside ? (
          <aside className={layoutCss["aside"]} aria-label={memberMenuText.aside}>
            {aside}
          </aside>
        ) : null}
      </div>
      <BottomBar shortcut={brand.bottomBarShortcut} />
    </div>
  );
}

/** The members' menu bar on phones, with the raised games button in the centre. */
function BottomBar({ shortcut }: { readonly shortcut: Brand["bottomBarShortcut"] }) {
  const [left, right, inPause] = bottomBar(shortcut);
  const inGames = isGames(useLocation().pathname);
  return (
    <nav className={css["bar"]} aria-label={shellText.menu.label}>
      <div className={css["items"]}>
        {left.map(linkOf)}
        {hasGames ? (
          <Link
            to={paths.allGames}
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
        ) : null}
        <span className={css["pause"]}>{inPause.map(linkOf)}</span>
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

/** The members' menu on desktops, a narrow column at the left edge. The games come after the first entry. */
function Rail() {
  const inGames = isGames(useLocation().pathname);
  const [home, ...others] = railMenu;
  return (
    <nav className={railCss["rail"]} aria-label={shellText.menu.label}>
      {home ? railLinkOf(home) : null}
      {hasGames ? (
        <Link
          to={paths.allGames}
          className={cx(railCss["entry"], railCss["play"])}
          {...(inGames ? { "aria-current": "page" } : {})}
        >
          <Icon name="dice" />
          <span>{memberMenuText.games}</span>
        </Link>
      ) : null}
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

/** The settings of the member, beside the page of one of them. On phones they are in the menu sheet. */
function SettingsMenu() {
  return (
    <nav className={layoutCss["settingsMenu"]} aria-label={memberMenuText.account}>
      {settingsMenu.map((entry) => (
        <MenuLink key={entry.key} entry={entry} />
      ))}
    </nav>
  );
}

/** Looks like a search field and leads to the lobby, whose search looks through all games. */
function SearchLink() {
  return (
    <Link className={searchLinkCss["link"]} to={paths.allGames} state={{ focus: "search" }}>
      <Icon name="search" size={20} />
      <span>{memberMenuText.search}</span>
    </Link>
  );
}
