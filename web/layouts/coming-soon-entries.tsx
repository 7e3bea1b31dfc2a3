import { shellText } from "../text/th/site/shell.ts";
import { comingSoonMenu } from "./menu-entries.ts";
import bar from "./top-bar.module.css";

/** The menu entries that are not available yet, with a "coming soon" badge. */
export function ComingSoonEntries() {
  return (
    <>
      {comingSoonMenu.map((label) => (
        <span key={label} role="link" aria-disabled="true" className={bar["unavailable"]}>
          {label}
        </span>
      ))}
      <small className={bar["soonBadge"]}>{shellText.menu.soon}</small>
    </>
  );
}
