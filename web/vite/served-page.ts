import type { Brand } from "../brand/brand.ts";
import { palette } from "../brand/palette.ts";
import { servedText } from "../text/th/site/served.ts";
import { shellText } from "../text/th/site/shell.ts";

/** Fills the page's `%placeholders%` with the brand and the texts; throws on an unknown one. */
export function servedPage(html: string, brand: Brand): string {
  const values: Readonly<Record<string, string>> = {
    id: brand.id,
    name: escapeHtml(brand.name),
    scheme: brand.scheme,
    background: servedPalette(brand)["ink-0"],
    mark: markSvg(brand),
    ...Object.fromEntries(
      Object.entries({ ...servedText, ...shellText.served }).map(([key, text]) => [key, escapeHtml(text)]),
    ),
  };
  return html.replace(/%(\w+)%/g, (_whole, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`index.html: unknown placeholder %${key}%`);
    return value;
  });
}

/** The brand's mark with its colours in it, for the favicon and the served page, where no style sheet applies. */
export function markSvg(brand: Brand): string {
  const { brand: ground, "brand-ink": ink } = servedPalette(brand);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">` +
    `<rect width="32" height="32" rx="10" fill="${ground}"/><g fill="none" stroke="${ink}" stroke-width="2.2">` +
    `<circle cx="16" cy="16" r="5.5"/><path d="M16 4v24M5 9h22M5 23h22" stroke-opacity=".55"/></g></svg>`
  );
}

function servedPalette(brand: Brand) {
  return palette(brand.themeColor, brand.scheme === "light" ? "light" : "dark");
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
