import { type ReactNode, useState } from "react";
import { NavLink } from "react-router-dom";
import { shellText } from "../text/th/site/shell.ts";
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
        <MenuDialog title={shellText.menu.label} onClose={close} onSignOut={onSignOut}>
          {entries.map(linkOf)}
          <div className={topBarCss["gameEntries"]}>
            <GameMenuEntries />
          </div>
          {account.map(linkOf)}
        </MenuDialog>
      ) : null}
    </>
  );
}

interface MenuDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  /** Adds an entry for signing out. */
  readonly onSignOut?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A menu over the page, with the way out at its end. */
export function MenuDialog({ title, onClose, onSignOut, children }: MenuDialogProps) {
  return (
    <Dialog title={title} closeLabel={shellText.close} onClose={onClose}>
      <nav aria-label={title}>{children}</nav>
      {onSignOut ? (
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
      ) : null}
    </Dialog>
  );
}

interface MenuLinkProps {
  readonly entry: MenuEntry;
  readonly onFollow?: () => void;
}

/** One entry of a menu. */
export function MenuLink({ entry, onFollow }: MenuLinkProps) {
  return (
    <NavLink to={entry.to} className={menuLinkCss["link"] ?? ""} onClick={onFollow}>
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
