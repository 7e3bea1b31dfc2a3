import { Link } from "react-router-dom";
import { paths } from "../app/paths.ts";
import type { Brand } from "../brand/brand.ts";
import { shellText } from "../text/th/site/shell.ts";
import css from "./footer.module.css";

/** The age notice, the link to help, the licence and the documents, below every page. */
export function Footer({ brand }: { readonly brand: Brand }) {
  const { age, care, help, licence, ...links } = shellText.footer;
  const { name, number, url } = brand.licence ?? {};
  const licenceName = [name, number].filter(Boolean).join(" ");
  return (
    <footer className={css["footer"]}>
      <div className={css["row"]}>
        <span className={css["age"]} aria-hidden="true">
          {brand.minimumAge}+
        </span>
        <div>
          <p>
            {age(brand.minimumAge)} · {care}
          </p>
          <p>
            {help} <a href={brand.help.url}>{brand.help.label}</a>
          </p>
          {name ? (
            <p>
              {licence} {url ? <a href={url}>{licenceName}</a> : licenceName}
            </p>
          ) : null}
          <p className={css["links"]}>
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
