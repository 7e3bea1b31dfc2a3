import { shellText } from "../text/th/shell.ts";
import { comingMenu } from "./menu-entries.ts";
import bar from "./top-bar.module.css";

/** The entries of a desktop's top bar that are not open yet, and that they will be. */
export function ComingEntries() {
  return (
    <>
      {comingMenu.map(({ key, label }) => (
        <span key={key} role="link" aria-disabled="true" className={bar["off"]}>
          {label}
        </span>
      ))}
      <small className={bar["soon"]}>{shellText.menu.soon}</small>
    </>
  );
}
