import { NavLink, useLocation } from "react-router-dom";
import { paths } from "../app/paths.ts";
import { shellText } from "../text/th/site/shell.ts";
import { ButtonLink } from "../ui/controls/button-link.tsx";
import { GameMenuEntries } from "./game-menu-entries.tsx";
import { publicMenu } from "./menu-entries.ts";
import { MenuSheet } from "./menu-sheet.tsx";
import { SimpleLayout, type SimpleLayoutProps } from "./simple-layout.tsx";
import bar from "./top-bar.module.css";

/** The visitors' layout `top-bar` of the brand, spec section 2. */
export function TopBarLayout(props: SimpleLayoutProps) {
  return <SimpleLayout {...props} menu={<Menu />} />;
}

function Menu() {
  const { pathname } = useLocation();
  return (
    <>
      <nav className={bar["middle"]} aria-label={shellText.menu.label}>
        {publicMenu.map(({ key, label, to }) => (
          <NavLink key={key} to={to}>
            {label}
          </NavLink>
        ))}
        <GameMenuEntries />
      </nav>
      <div className={bar["end"]}>
        {pathname === paths.login || pathname === paths.landing ? (
          <ButtonLink to={paths.register} small>
            {shellText.menu.register}
          </ButtonLink>
        ) : (
          <ButtonLink to={paths.login} small>
            {shellText.menu.signIn}
          </ButtonLink>
        )}
        <MenuSheet entries={publicMenu} />
      </div>
    </>
  );
}
