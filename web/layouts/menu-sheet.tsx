import { useState } from "react";
import { shellText } from "../text/th/site/shell.ts";
import { Icon } from "../ui/art/icon.tsx";
import { Dialog } from "../ui/overlay/dialog.tsx";
import { GameMenuEntries } from "./game-menu-entries.tsx";
import type { MenuEntry } from "./menu-entries.ts";
import link from "./menu-link.module.css";
import { MenuLink } from "./menu-link.tsx";
import css from "./top-bar.module.css";

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
        className={css["menuButton"]}
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
            <div className={css["gameEntries"]}>
              <GameMenuEntries />
            </div>
            {account.map(linkOf)}
          </nav>
          {onSignOut ? (
            <button
              type="button"
              className={link["link"]}
              onClick={() => {
                close();
                onSignOut();
              }}
            >
              <Icon name="logout" />
              <span>{shellText.menu.signOut}</span>
            </button>
          ) : null}
        </Dialog>
      ) : null}
    </>
  );
}
