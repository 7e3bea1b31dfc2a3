import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { memberMenuText } from "#text/site/member-menu.ts";
import type { Member } from "../../../core/session/model.ts";
import { LanguageChoice } from "../../shared/language-choice.tsx";
import { SchemeChoice } from "../../shared/scheme-choice.tsx";
import { Icon, VisuallyHidden } from "../../ui/art/icon.tsx";
import type { MenuEntry } from "../menu-entries.ts";
import { MenuLink, SignOutEntry } from "../menu-sheet.tsx";
import css from "./account-menu.module.css";

interface AccountMenuProps {
  readonly member: Member | undefined;
  readonly entries: readonly MenuEntry[];
  readonly onSignOut: () => void;
}

/**
 * The member's name at the end of a desktop's top bar, and the list that it opens: the member's own pages and the way
 * out. Escape and a press outside close it; the arrow keys walk through it.
 */
export function AccountMenu({ member, entries, onSignOut }: AccountMenuProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  useEffect(() => {
    if (!open) return undefined;
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    document.addEventListener("mousedown", onPress);
    return () => document.removeEventListener("mousedown", onPress);
  }, [open]);
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && open) {
      close();
      button.current?.focus();
    }
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setOpen(true);
    // The list is drawn by then.
    requestAnimationFrame(() => {
      const stops = [...(root.current?.querySelectorAll<HTMLElement>("a, button") ?? [])];
      const at = stops.findIndex((stop) => stop === document.activeElement);
      stops[(at + step + stops.length) % stops.length]?.focus();
    });
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it hears the keys of what is in it
    <div ref={root} className={css["root"]} onBlur={onBlur} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className={css["button"]}
        aria-expanded={open}
        onClick={() => setOpen((was) => !was)}
      >
        <span className={css["face"]} aria-hidden="true">
          {initialOf(member?.name ?? "")}
        </span>
        <VisuallyHidden>{memberMenuText.account} </VisuallyHidden>
        <span className={css["name"]}>{member?.name}</span>
        <Icon name="chevron-down" size={16} />
      </button>
      {open ? (
        <nav className={css["list"]} aria-label={memberMenuText.account}>
          <p className={css["head"]}>
            <strong>{member?.name}</strong>
            <span>{member?.username}</span>
          </p>
          {entries.map((entry) => (
            <MenuLink key={entry.key} entry={entry} onFollow={close} />
          ))}
          <div className={css["scheme"]}>
            <SchemeChoice />
            <LanguageChoice />
          </div>
          <div className={css["last"]}>
            <SignOutEntry onClose={close} onSignOut={onSignOut} />
          </div>
        </nav>
      ) : null}
    </div>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The first letter; a vowel that is written before its consonant is no letter by itself. */
function initialOf(name: string): string {
  return name.replace(/^[\u0e40-\u0e44]/, "").charAt(0);
}
