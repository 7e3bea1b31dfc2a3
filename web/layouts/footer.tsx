import type { Brand } from "../brand/brand.ts";
import { shellText } from "../text/th/site/shell.ts";
import css from "./footer.module.css";

/** The age notice and the link to help, below every page. */
export function Footer({ brand }: { readonly brand: Brand }) {
  const { age, care, help } = shellText.footer;
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
        </div>
      </div>
    </footer>
  );
}
