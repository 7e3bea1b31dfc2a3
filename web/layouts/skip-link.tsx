import { shellText } from "../text/th/site/shell.ts";
import css from "./layout.module.css";

/** The first focus stop of a page: skips the menus. */
export function SkipLink() {
  return (
    <a className={css["skip"]} href="#content">
      {shellText.skipToContent}
    </a>
  );
}
