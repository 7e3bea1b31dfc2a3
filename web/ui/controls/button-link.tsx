import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Icon } from "../art/icon.tsx";
import { type ButtonLook, buttonClass } from "./button-class.ts";

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
