import { Link } from "react-router-dom";
import { memberMenuText } from "../../text/th/site/member-menu.ts";
import { Icon } from "../../ui/art/icon.tsx";
import css from "./search-link.module.css";

/** Looks like a search field and leads to the lobby, whose search looks through all games. */
export function SearchLink({ to }: { readonly to: string }) {
  return (
    <Link className={css["link"]} to={to} state={{ focus: "search" }}>
      <Icon name="search" size={20} />
      <span>{memberMenuText.search}</span>
    </Link>
  );
}
