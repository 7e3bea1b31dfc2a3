import { useLocation } from "react-router-dom";
import { isRegistration, paths } from "../paths.ts";
import { BrandLink } from "./brand-link.tsx";
import { ChatLink } from "./chat-link.tsx";
import { Footer } from "./footer.tsx";
import css from "./layout.module.css";
import type { PublicLayoutProps } from "./public-layout.tsx";
import { SkipLink } from "./skip-link.tsx";
import bar from "./top-bar.module.css";

/** The simpler public layout of the other variant: the logo and the page. */
export function PublicSimpleLayout({ brand, logoUrl, chatUrl, banners, children }: PublicLayoutProps) {
  const { pathname } = useLocation();
  return (
    <div className={css["frame"]}>
      <SkipLink />
      {banners}
      <header className={bar["bar"]}>
        <div className={bar["inner"]}>
          <BrandLink brand={brand} logoUrl={logoUrl} to={isRegistration(pathname) ? undefined : paths.landing} />
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
