import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import textLinkCss from "../controls/text-link.module.css";
import bulletListCss from "../lists/bullet-list.module.css";
import subtitleCss from "./subtitle.module.css";

/** The sentence below a heading. */
export function Subtitle({ children }: { readonly children: string }) {
  return <p className={subtitleCss["subtitle"]}>{children}</p>;
}

/** A text link to a path of the site. */
export function TextLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Link to={to} className={textLinkCss["link"]}>
      {children}
    </Link>
  );
}

/** Short sentences, each with a dot in the brand's colour. */
export function BulletList({ items }: { readonly items: readonly string[] }) {
  return (
    <ul className={bulletListCss["list"]}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
