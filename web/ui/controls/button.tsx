import type { ReactNode, Ref } from "react";
import { Link } from "react-router-dom";
import { Icon, VisuallyHidden } from "../art/icon.tsx";
import css from "./button.module.css";
import { type ButtonLook, buttonClass } from "./button-class.ts";

interface ButtonProps extends ButtonLook {
  readonly children: ReactNode;
  readonly onClick?: (() => void) | undefined;
  readonly type?: "button" | "submit";
  readonly disabled?: boolean | undefined;
  /** Shows a spinner and ignores clicks. The button keeps its focus and its width. */
  readonly busy?: boolean | undefined;
  /** Read aloud while busy. */
  readonly busyLabel?: string;
  /** The accessible name of a button whose text is not enough. */
  readonly label?: string;
  readonly describedBy?: string | undefined;
  readonly pressed?: boolean;
  /** Gets the focus when its dialog opens. */
  readonly takesFocus?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A screen has at most one `primary` button. Its text says what it will do. */
export function Button(props: ButtonProps) {
  const { children, onClick, type = "button", disabled = false, busy = false, busyLabel, label, icon, ref } = props;
  const inactive = disabled || busy;
  return (
    <button
      ref={ref}
      type={type === "submit" ? "submit" : "button"}
      className={buttonClass({ ...props, disabled, busy })}
      // aria-disabled instead of disabled, so that the button keeps the focus.
      aria-disabled={inactive || undefined}
      aria-busy={busy || undefined}
      aria-label={label}
      aria-describedby={props.describedBy}
      aria-pressed={props.pressed}
      data-focus={props.takesFocus || undefined}
      onClick={(event) => {
        if (inactive) event.preventDefault();
        else onClick?.();
      }}
    >
      {icon ? <Icon name={icon} size={20} /> : null}
      <span>{children}</span>
      {busy ? <i className={css["spinner"]} aria-hidden="true" /> : null}
      {busy && busyLabel ? <VisuallyHidden>{busyLabel}</VisuallyHidden> : null}
    </button>
  );
}

interface ButtonLinkProps extends ButtonLook {
  readonly children: ReactNode;
  /** A path from paths.ts. */
  readonly to: string;
  /** Router state for the next page. */
  readonly state?: unknown;
  /** Called when the link is followed. */
  readonly onFollow?: () => void;
}

/** A link that looks like a button. It navigates and changes nothing. */
export function ButtonLink({ children, to, state, onFollow, ...look }: ButtonLinkProps) {
  return (
    <Link to={to} state={state} className={buttonClass(look)} onClick={onFollow}>
      {look.icon ? <Icon name={look.icon} size={20} /> : null}
      <span>{children}</span>
    </Link>
  );
}
