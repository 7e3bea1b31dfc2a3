import type { ReactNode } from "react";
import { Icon } from "../art/icon.tsx";
import { type ButtonLook, buttonClass } from "./button-class.ts";

interface ExternalLinkProps extends ButtonLook {
  readonly children: ReactNode;
  /** A web URL that has been checked. */
  readonly href: string;
  /** Looks like a button when true, like a text link otherwise. */
  readonly button?: boolean;
}

/** Leaves the site, in a new tab that can't reach back. */
export function ExternalLink({ children, href, button = false, ...look }: ExternalLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={button ? buttonClass(look) : undefined}>
      {look.icon ? <Icon name={look.icon} size={20} /> : null}
      <span>{children}</span>
    </a>
  );
}
