import type { ReactNode } from "react";
import { NavLink, useLocation } from "react-router-dom";
import { shellText } from "#text/site/shell.ts";
import { isRegistration, paths } from "../app/paths.ts";
import type { Brand } from "../brand/brand.ts";
import { LanguageChoice } from "../shared/language-choice.tsx";
import { Icon } from "../ui/art/icon.tsx";
import { ButtonLink } from "../ui/controls/button.tsx";
import chatLinkCss from "./chat-link.module.css";
import { BrandLink, Footer, SkipLink } from "./frame-parts.tsx";
import { GameMenuEntries } from "./game-menu-entries.tsx";
import layoutCss from "./layout.module.css";
import { publicMenu } from "./menu-entries.ts";
import { MenuSheet } from "./menu-sheet.tsx";
import bar from "./top-bar.module.css";

interface SimpleLayoutProps {
  readonly brand: Brand;
  readonly logoUrl?: string | undefined;
  /** The target of the floating contact link. Without it there is no link. */
  readonly chatUrl?: string | undefined;
  /** Above everything else. */
  readonly banners?: ReactNode;
  readonly children: ReactNode;
}

/** The visitors' layout `simple` of the brand: the logo and the page. The layout `top-bar` adds a `menu`. */
export function SimpleLayout({
  brand,
  logoUrl,
  chatUrl,
  banners,
  menu,
  children,
}: SimpleLayoutProps & { readonly menu?: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <div className={layoutCss["frame"]}>
      <SkipLink />
      {banners}
      <header className={bar["bar"]}>
        <div className={bar["inner"]}>
          <BrandLink brand={brand} logoUrl={logoUrl} to={isRegistration(pathname) ? undefined : paths.landing} />
          {menu ?? (
            <div className={bar["end"]}>
              <LanguageChoice short />
            </div>
          )}
        </div>
      </header>
      <main id="content" tabIndex={-1} className={layoutCss["public"]}>
        {children}
      </main>
      <Footer brand={brand} />
      <ChatLink href={chatUrl} />
    </div>
  );
}

/** Only the page, without a menu: maintenance, not found and the documents. */
export function BareLayout({
  chatUrl,
  banners,
  children,
}: Pick<SimpleLayoutProps, "chatUrl" | "banners" | "children">) {
  return (
    <div className={layoutCss["frame"]}>
      {banners}
      <main id="content" tabIndex={-1} className={layoutCss["bare"]}>
        {children}
      </main>
      <ChatLink href={chatUrl} />
    </div>
  );
}

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
        <GameMenuEntries visitor />
      </nav>
      <div className={bar["end"]}>
        <LanguageChoice short />
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

/** The floating contact link of every public page, spec section 1. */
function ChatLink({ href }: { readonly href: string | undefined }) {
  if (href === undefined) return null;
  return (
    <aside aria-label={shellText.menu.chat}>
      <div className={chatLinkCss["spacer"]} />
      <a className={chatLinkCss["chat"]} href={href} target="_blank" rel="noopener noreferrer">
        <Icon name="chat" />
        <span>{shellText.menu.chat}</span>
      </a>
    </aside>
  );
}
