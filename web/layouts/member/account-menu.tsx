import { useState } from "react";
import { memberMenuText } from "../../text/th/site/member-menu.ts";
import { shellText } from "../../text/th/site/shell.ts";
import { Icon } from "../../ui/art/icon.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { VisuallyHidden } from "../../ui/typography/visually-hidden.tsx";
import type { MenuEntry } from "../menu-entries.ts";
import link from "../menu-link.module.css";
import { MenuLink } from "../menu-link.tsx";
import css from "./account-menu.module.css";

interface AccountMenuProps {
  /** The member's name. */
  readonly name: string;
  readonly entries: readonly MenuEntry[];
  readonly onSignOut: () => void;
}

/** At the end of the top bar on desktops: the member's name, which opens the settings and the way out. */
export function AccountMenu({ name, entries, onSignOut }: AccountMenuProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" className={css["button"]} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className={css["face"]}>
          <Icon name="user" size={20} />
        </span>
        <VisuallyHidden>{memberMenuText.account} </VisuallyHidden>
        <span className={css["name"]}>{name}</span>
        <Icon name="chevron-down" size={16} />
      </button>
      {open ? (
        <Dialog title={memberMenuText.account} closeLabel={shellText.close} onClose={close}>
          <nav aria-label={memberMenuText.account}>
            {entries.map((entry) => (
              <MenuLink key={entry.key} entry={entry} onFollow={close} />
            ))}
          </nav>
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
        </Dialog>
      ) : null}
    </>
  );
}
