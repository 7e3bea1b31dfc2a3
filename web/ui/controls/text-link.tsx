import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import css from "./text-link.module.css";

/** A text link to a path of the site. */
export function TextLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <Link to={to} className={css["link"]}>
      {children}
    </Link>
  );
}
