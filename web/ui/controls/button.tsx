import type { ReactNode, Ref } from "react";
import { Icon } from "../art/icon.tsx";
import { VisuallyHidden } from "../typography/visually-hidden.tsx";
import css from "./button.module.css";
import { type ButtonLook, buttonClass } from "./button-class.ts";

interface ButtonProps extends ButtonLook {
  readonly children: ReactNode;
  readonly onClick?: (() => void) | undefined;
  readonly type?: "button" | "submit";
  readonly disabled?: boolean | undefined;
  /** Shows a spinner, swallows clicks, keeps focus and width. */
  readonly busy?: boolean | undefined;
  /** What a screen reader hears while busy. */
  readonly busyLabel?: string;
  /** For a button whose text alone doesn't say what it is about. */
  readonly label?: string;
  readonly describedBy?: string | undefined;
  readonly pressed?: boolean;
  /** Takes the focus of the dialog it is in. */
  readonly takesFocus?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** `go` is the one strong button of a screen and says what it will do. */
export function Button(props: ButtonProps) {
  const { children, onClick, type = "button", disabled = false, busy = false, busyLabel, label, icon, ref } = props;
  const idle = disabled || busy;
  return (
    <button
      ref={ref}
      type={type === "submit" ? "submit" : "button"}
      className={buttonClass({ ...props, disabled, busy })}
      // aria-disabled, not disabled: the focus stays where it was when the button comes back.
      aria-disabled={idle || undefined}
      aria-busy={busy || undefined}
      aria-label={label}
      aria-describedby={props.describedBy}
      aria-pressed={props.pressed}
      data-focus={props.takesFocus || undefined}
      onClick={(event) => {
        if (idle) event.preventDefault();
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
