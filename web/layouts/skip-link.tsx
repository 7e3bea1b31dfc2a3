import { shellText } from "../text/th/site/shell.ts";
import css from "./layout.module.css";

/** First stop of the Tab key: past the menus. */
export function SkipLink() {
  return (
    <a className={css["skip"]} href="#content">
      {shellText.skipToContent}
    </a>
  );
}
