import type { ReactNode } from "react";
import { NavLink, useLocation } from "react-router-dom";
import type { Brand } from "../brand/brand.ts";
import { isRegistration, paths } from "../paths.ts";
import { shellText } from "../text/th/shell.ts";
import { ButtonLink } from "../ui/button-link.tsx";
import { BrandLink } from "./brand-link.tsx";
import { ChatLink } from "./chat-link.tsx";
import { Footer } from "./footer.tsx";
import css from "./layout.module.css";
import { MenuSheet } from "./menu-sheet.tsx";
import { publicMenu } from "./menu-entries.ts";
import { SkipLink } from "./skip-link.tsx";
import bar from "./top-bar.module.css";

export interface PublicLayoutProps {
  readonly brand: Brand;
  readonly logoUrl?: string | undefined;
  /** Where the floating contact link goes; the link is absent without it. */
  readonly chatUrl?: string | undefined;
  /** Banners that stand above everything. */
  readonly banners?: ReactNode;
  readonly children: ReactNode;
}

/** The public area's top-bar layout, spec section 2. */
export function PublicLayout({ brand, logoUrl, chatUrl, banners, children }: PublicLayoutProps) {
  const { pathname } = useLocation();
  const registering = isRegistration(pathname);
  return (
    <div className={css["frame"]}>
      <SkipLink />
      {banners}
      <header className={bar["bar"]}>
        <div className={bar["inner"]}>
          <BrandLink brand={brand} logoUrl={logoUrl} to={registering ? undefined : paths.landing} />
          <nav className={bar["middle"]} aria-label={shellText.menu.label}>
            {publicMenu.map((entry) =>
              entry.to === undefined ? (
                <span key={entry.key} role="link" aria-disabled="true" title={shellText.menu.soon}>
                  {entry.label}
                </span>
              ) : (
                <NavLink key={entry.key} to={entry.to}>
                  {entry.label}
                </NavLink>
              ),
            )}
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
        </div>
      </header>
      <main id="content" tabIndex={-1} className={css["public"]}>
        {children}
      </main>
      <Footer brand={brand} />
      {chatUrl ? <ChatLink href={chatUrl} /> : null}
    </div>
  );
}
