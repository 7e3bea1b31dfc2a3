import { Link } from "react-router-dom";
import { shellText } from "#text/site/shell.ts";
import { paths } from "../app/paths.ts";
import type { Brand } from "../brand/brand.ts";
import { isOpen } from "../brand/is-open.ts";
import { BrandMark } from "../ui/art/icon.tsx";
import { Img } from "../ui/art/img.tsx";
import footerCss from "./footer.module.css";
import layoutCss from "./layout.module.css";
import topBarCss from "./top-bar.module.css";

interface BrandLinkProps {
  readonly brand: Brand;
  /** The configured picture `home.normal.logo`. Without it the brand mark is drawn. */
  readonly logoUrl?: string | undefined;
  /** Undefined where the logo must not lead away from a half-filled form. */
  readonly to?: string | undefined;
}

export function BrandLink({ brand, logoUrl, to }: BrandLinkProps) {
  const content = (
    <>
      {logoUrl ? <Img src={logoUrl} alt="" width={32} height={32} lazy={false} /> : <BrandMark />}
      <span data-name>{brand.name}</span>
    </>
  );
  return to === undefined ? (
    <span className={topBarCss["brand"]}>{content}</span>
  ) : (
    <Link className={topBarCss["brand"]} to={to}>
      {content}
    </Link>
  );
}

/** The age notice, the link to help, the licence and the documents, below every page. */
export function Footer({ brand }: { readonly brand: Brand }) {
  const { age, care, help, licence, ...links } = shellText.footer;
  const { name, number, url } = brand.licence ?? {};
  const licenceName = [name, number].filter(Boolean).join(" ");
  return (
    <footer className={footerCss["footer"]}>
      <div className={footerCss["row"]}>
        <span className={footerCss["age"]} aria-hidden="true">
          {brand.minimumAge}+
        </span>
        <div>
          <p>{age(brand.minimumAge)}</p>
          {isOpen(paths.fairPlay) ? (
            <p>
              <Link to={paths.fairPlay}>{care}</Link>
            </p>
          ) : null}
          <p>
            {help} <a href={brand.help.url}>{brand.help.label}</a>
          </p>
          {name ? (
            <p>
              {licence} {url ? <a href={url}>{licenceName}</a> : licenceName}
            </p>
          ) : null}
          <p className={footerCss["links"]}>
            {brand.terms ? <DocumentLink to={brand.terms.url ?? paths.terms}>{links.terms}</DocumentLink> : null}
            {brand.privacy ? (
              <DocumentLink to={brand.privacy.url ?? paths.privacy}>{links.privacy}</DocumentLink>
            ) : null}
          </p>
        </div>
      </div>
    </footer>
  );
}

/** A page of the site, or the operator's own. */
function DocumentLink({ to, children }: { readonly to: string; readonly children: string }) {
  return to.startsWith("/") ? <Link to={to}>{children}</Link> : <a href={to}>{children}</a>;
}

/** The first focus stop of a page: skips the menus. */
export function SkipLink() {
  return (
    <a className={layoutCss["skip"]} href="#content">
      {shellText.skipToContent}
    </a>
  );
}
