import { NavLink } from "react-router-dom";
import { brand } from "../brand/active-brand.ts";
import { ConfiguredPicture } from "./configured-picture.tsx";
import { gameMenu } from "./menu-entries.ts";
import bar from "./top-bar.module.css";

const entries = gameMenu(brand.openMenuEntries);

/** The top menu's entries of games, which are disabled unless the brand opens them; spec section 2. */
export function GameMenuEntries() {
  return (
    <>
      {entries.map(({ key, label, picture, to, open }) => {
        const inside = (
          <>
            <ConfiguredPicture name={picture} size={24} fallback={null} />
            <span>{label}</span>
          </>
        );
        if (open) {
          return (
            <NavLink key={key} to={to} className={bar["gameEntry"] ?? ""}>
              {inside}
            </NavLink>
          );
        }
        // A link without an address is how assistive technology learns of a disabled link.
        return (
          <span key={key} role="link" aria-disabled="true" className={bar["unavailable"]}>
            {inside}
          </span>
        );
      })}
    </>
  );
}
