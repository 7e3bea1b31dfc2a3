import { Link } from "react-router-dom";
import { shellText } from "../../text/th/site/shell.ts";
import { Icon } from "../../ui/art/icon.tsx";
import css from "./search-link.module.css";

/** Looks like a search field and leads to the lobby, whose search looks through all games. */
export function SearchLink({ to }: { readonly to: string }) {
  return (
    <Link className={css["link"]} to={to} state={{ focus: "search" }}>
      <Icon name="search" size={20} />
      <span>{shellText.menu.search}</span>
    </Link>
  );
}
