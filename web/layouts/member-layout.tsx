import type { ReactNode } from "react";
import { isSettings, paths } from "../app/paths.ts";
import type { Brand } from "../brand/brand.ts";
import { shellText } from "../text/th/site/shell.ts";
import { cx } from "../ui/cx.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { BrandLink } from "./brand-link.tsx";
import { Footer } from "./footer.tsx";
import { GameMenuEntries } from "./game-menu-entries.tsx";
import css from "./layout.module.css";
import { AccountMenu } from "./member/account-menu.tsx";
import { accountMenu, memberMenu } from "./member/member-entries.ts";
import { Rail } from "./member/rail.tsx";
import { SearchLink } from "./member/search-link.tsx";
import { MenuSheet } from "./menu-sheet.tsx";
import { SkipLink } from "./skip-link.tsx";
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
    <div className={cx(css["frame"], css["memberFrame"])}>
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
      <div className={css["columns"]}>
        <div className={css["content"]}>
          <main id="content" tabIndex={-1} className={css["member"]}>
            {props.children}
          </main>
          {props.stage}
          <Footer brand={brand} />
        </div>
        {props.aside ? (
          <aside className={css["aside"]} aria-label={shellText.aside}>
            {props.aside}
          </aside>
        ) : null}
      </div>
      <BottomBar shortcut={brand.bottomBarShortcut} gamesPath={games} />
    </div>
  );
}
