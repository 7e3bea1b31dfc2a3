import { Link } from "react-router-dom";
import css from "./text-link.module.css";

/** A link in running text or in a row, to a path of our own. */
export function TextLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <Link to={to} className={css["link"]}>
      {children}
    </Link>
  );
}
