import { useState } from "react";
import { NavLink } from "react-router-dom";
import { shellText } from "#text/site/shell.ts";
import { LanguageChoice } from "../shared/language-choice.tsx";
import { Icon } from "../ui/art/icon.tsx";
import { Dialog } from "../ui/overlay/dialog.tsx";
import { ConfiguredPicture, GameMenuEntries } from "./game-menu-entries.tsx";
import { type MenuEntry } from "./menu-entries.ts";
import menuLinkCss from "./menu-link.module.css";
import topBarCss from "./top-bar.module.css";

interface MenuSheetProps {
  readonly entries: readonly MenuEntry[];
  /** Listed below the entries of games. */
  readonly account?: readonly MenuEntry[];
  /** Adds an entry for signing out. */
  readonly onSignOut?: (() => void) | undefined;
}

/** The menu on phones: a button in the top bar and the sheet that it opens. */
export function MenuSheet({ entries, account = [], onSignOut }: MenuSheetProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const linkOf = (entry: MenuEntry) => <MenuLink key={entry.key} entry={entry} onFollow={close} />;
  return (
    <>
      <button
        type="button"
        className={topBarCss["menuButton"]}
        aria-label={shellText.menu.label}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" />
      </button>
      {open ? (
        <Dialog title={shellText.menu.label} closeLabel={shellText.close} onClose={close}>
          <nav aria-label={shellText.menu.label}>
            {entries.map(linkOf)}
            <div className={topBarCss["gameEntries"]}>
              <GameMenuEntries visitor={onSignOut === undefined} onFollow={close} />
            </div>
            {account.map(linkOf)}
          </nav>
          {onSignOut ? (
            <div className={topBarCss["last"]}>
              <SignOutEntry onClose={close} onSignOut={onSignOut} />
              <LanguageChoice />
            </div>
          ) : null}
        </Dialog>
      ) : null}
    </>
  );
}

interface SignOutEntryProps {
  /** Closes the menu. */
  readonly onClose: () => void;
  readonly onSignOut: () => void;
}

/** The way out, at the end of a menu. */
export function SignOutEntry({ onClose, onSignOut }: SignOutEntryProps) {
  return (
    <button
      type="button"
      className={menuLinkCss["link"]}
      onClick={() => {
        onClose();
        onSignOut();
      }}
    >
      <Icon name="logout" />
      <span>{shellText.menu.signOut}</span>
    </button>
  );
}

interface MenuLinkProps {
  readonly entry: MenuEntry;
  readonly onFollow?: () => void;
}

/** One entry of a menu. A sheet opens with the focus on the first one, and not on the choice of a language. */
export function MenuLink({ entry, onFollow }: MenuLinkProps) {
  return (
    <NavLink to={entry.to} className={menuLinkCss["link"] ?? ""} onClick={onFollow} data-focus>
      <MenuIcon entry={entry} />
      <span>{entry.label}</span>
    </NavLink>
  );
}

/** The picture of a menu entry: the configured one where the entry has one, otherwise its icon. */
function MenuIcon({ entry: { icon, picture } }: { readonly entry: Pick<MenuEntry, "icon" | "picture"> }) {
  const drawn = <Icon name={icon} />;
  return picture === undefined ? drawn : <ConfiguredPicture name={picture} size={24} fallback={drawn} />;
}
