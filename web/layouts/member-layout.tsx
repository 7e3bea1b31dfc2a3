import type { ReactNode } from "react";
import { paths } from "../app/paths.ts";
import type { Brand } from "../brand/brand.ts";
import { shellText } from "../text/th/site/shell.ts";
import { Icon } from "../ui/art/icon.tsx";
import { ButtonLink } from "../ui/controls/button-link.tsx";
import { BottomBar } from "./bottom-bar.tsx";
import { BrandLink } from "./brand-link.tsx";
import { Footer } from "./footer.tsx";
import { GameMenuEntries } from "./game-menu-entries.tsx";
import css from "./layout.module.css";
import { accountMenu, memberMenu } from "./menu-entries.ts";
import link from "./menu-link.module.css";
import { MenuLink } from "./menu-link.tsx";
import { MenuSheet } from "./menu-sheet.tsx";
import { SkipLink } from "./skip-link.tsx";
import bar from "./top-bar.module.css";

interface MemberLayoutProps {
  readonly brand: Brand;
  readonly logoUrl?: string | undefined;
  /** The current game category, for the games button. */
  readonly category: string;
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
 * The members' frame. Phones have a bottom bar and a menu sheet, from 1024 px there is a menu at the left, from 1200 px
 * also a right column.
 */
export function MemberLayout(props: MemberLayoutProps) {
  const { brand, category, onSignOut } = props;
  const games = paths.gameCategory(category);
  return (
    <div className={css["frame"]}>
      <SkipLink />
      {props.banners}
      <header className={bar["bar"]}>
        <div className={bar["inner"]}>
          <BrandLink brand={brand} logoUrl={props.logoUrl} to={paths.dashboard} />
          <div className={bar["middle"]}>
            <GameMenuEntries />
          </div>
          <div className={bar["end"]}>
            {props.status}
            <MenuSheet entries={memberMenu} account={accountMenu} onSignOut={onSignOut} />
          </div>
        </div>
      </header>
      <div className={css["columns"]}>
        <div className={css["rail"]}>
          <nav aria-label={shellText.menu.label}>
            <div className={css["gamesButton"]}>
              <ButtonLink to={games} variant="primary" icon="dice" wide>
                {shellText.menu.games}
              </ButtonLink>
            </div>
            {memberMenu.map((entry) => (
              <MenuLink key={entry.key} entry={entry} />
            ))}
            <hr className={css["divider"]} />
            {accountMenu.map((entry) => (
              <MenuLink key={entry.key} entry={entry} />
            ))}
          </nav>
          <button type="button" className={link["link"]} onClick={onSignOut}>
            <Icon name="logout" />
            <span>{shellText.menu.signOut}</span>
          </button>
        </div>
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
