import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { isRegistration, paths } from "../app/paths.ts";
import type { Brand } from "../brand/brand.ts";
import { BrandLink } from "./brand-link.tsx";
import { ChatLink } from "./chat-link.tsx";
import { Footer } from "./footer.tsx";
import css from "./layout.module.css";
import { SkipLink } from "./skip-link.tsx";
import bar from "./top-bar.module.css";

export interface SimpleLayoutProps {
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
    <div className={css["frame"]}>
      <SkipLink />
      {banners}
      <header className={bar["bar"]}>
        <div className={bar["inner"]}>
          <BrandLink brand={brand} logoUrl={logoUrl} to={isRegistration(pathname) ? undefined : paths.landing} />
          {menu}
        </div>
      </header>
      <main id="content" tabIndex={-1} className={css["public"]}>
        {children}
      </main>
      <Footer brand={brand} />
      {chatUrl && pathname !== paths.contact ? <ChatLink href={chatUrl} /> : null}
    </div>
  );
}
