import type { ReactNode } from "react";
import { Icon } from "../art/icon.tsx";
import { type ButtonLook, buttonClass } from "./button-class.ts";

interface ExternalLinkProps extends ButtonLook {
  readonly children: ReactNode;
  /** A checked web address. */
  readonly href: string;
  /** Looks like a button instead of a text link. */
  readonly button?: boolean;
}

/** A link to another site in a new tab, which cannot control this one. */
export function ExternalLink({ children, href, button = false, ...look }: ExternalLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={button ? buttonClass(look) : undefined}>
      {look.icon ? <Icon name={look.icon} size={20} /> : null}
      <span>{children}</span>
    </a>
  );
}
